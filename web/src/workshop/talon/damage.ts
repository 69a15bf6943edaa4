/** The mean damage of a weapon. */
export const mean = (cells: readonly number[]): number =>
  cells.reduce((sum, one) => sum + (one || 0), 0) / Math.max(cells.length, 1);
