/** The pictures in the content of the open table, by the symbol they replace: another symbol, or an SVG. */
class Pictures {
  shown = $state.raw<Readonly<Record<string, string>>>({});
}

export const pictures = new Pictures();
