/** Enter and Space on something that is drawn and not a button of the browser's. */
export function pressed(act: (at: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event.currentTarget as Element);
  };
}
