/** Faint stars, always the same ones. */
export function stars(count: number): { x: number; y: number; r: number; opacity: number }[] {
  let seed = 7;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({
    x: (next() - 0.5) * 1400,
    y: (next() - 0.5) * 1100,
    r: 0.6 + next() * 0.9,
    opacity: 0.2 + next() * 0.5,
  }));
}
