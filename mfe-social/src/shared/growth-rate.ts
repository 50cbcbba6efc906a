/** Returns the growth between two periods as a fraction (0.5: by half); null if the previous one has nothing to compare with. */
export const growthRate = (recent: number, previous: number): number | null =>
  previous === 0 ? null : (recent - previous) / previous;
