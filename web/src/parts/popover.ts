/** A popover that Escape or a click outside closes, returning the focus. */

export function dismissable(close: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const before = document.activeElement;
    const opener = before instanceof HTMLElement ? before : null;
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      close();
      opener?.focus();
    };
    const press = (event: PointerEvent) => {
      const at = event.target;
      // The opener closes it itself.
      if (at instanceof Node && !node.contains(at) && !opener?.contains(at)) close();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press, true);
    node.focus();
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press, true);
    };
  };
}
