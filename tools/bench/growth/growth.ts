export interface Step {
  rows: number;
  /** Milliseconds. */
  ms: number;
  bare: number;
  /** False when the response lacked its content. */
  isWhole: boolean;
}

export type Growth = ReturnType<typeof growthOf> & { afterChange?: number | undefined };

/** Promised ratio of the time with the most rows to the time with the fewest. */
export const AT_MOST_TIMES = 1.5;

/**
 * Summarizes the times of one response at all numbers of rows. A bare server that is slower in the end shows a slower machine, and
 * the promise allows for that. A response without its content breaks the promise.
 */
export function growthOf(name: string, growth: Step[]) {
  const first = growth[0] as Step;
  const last = growth.at(-1) as Step;
  const times = last.ms / first.ms;
  const bareTimes = last.bare / first.bare;
  const isFlat = times <= AT_MOST_TIMES * Math.max(1, bareTimes);
  return { name, growth, times, bareTimes, isKept: isFlat && growth.every(({ isWhole }) => isWhole) };
}
