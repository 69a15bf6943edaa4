/** Enter and Space on drawn elements that are not native buttons. Enter on something already chosen confirms. */
export function pressed(act: (at: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.currentTarget as Element);
  };
}
