/** What the browser stores between visits; nothing if storage is forbidden. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`orrery.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`orrery.${key}`, value);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
