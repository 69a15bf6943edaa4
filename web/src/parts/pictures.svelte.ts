/** Pictures that the content of the open table brings, by the symbol they stand for: another symbol, or an SVG. */
class Pictures {
  shown = $state.raw<Readonly<Record<string, string>>>({});
}

export const pictures = new Pictures();
