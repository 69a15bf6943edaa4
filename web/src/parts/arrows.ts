/** Arrow keys go from one element of a drawing to the nearest in that direction; returns whether the key was handled. */
export function stepBetween(event: KeyboardEvent, frame: Element, selector: string): boolean {
  if (!event.key.startsWith("Arrow")) return false;
  const from = (event.target as Element).getBoundingClientRect();
  const dx = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const dy = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  let best: { element: SVGElement; far: number } | null = null;
  for (const element of frame.querySelectorAll<SVGElement>(selector)) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - from.x - from.width / 2, box.y + box.height / 2 - from.y - from.height / 2];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (element !== event.target && along > 2 && (!best || along + 2 * aside < best.far))
      best = { element, far: along + 2 * aside };
  }
  best?.element.focus();
  return true;
}
