/** Returns the growth between two periods as a fraction, such as 0.5 from 10 to 15; null if the previous figure is 0. */
export const growthRate = (recent: number, previous: number): number | null =>
  previous === 0 ? null : (recent - previous) / previous;
