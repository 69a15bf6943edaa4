/** Enter and Space on something that is drawn and not a button of the browser's. Enter on what is chosen already confirms. */
export function pressed(act: (at: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.currentTarget as Element);
  };
}
