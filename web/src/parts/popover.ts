/** A popover that goes away by Escape or a press beside it, and gives the focus back to where it was. */

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
      // The opener closes it by itself.
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
