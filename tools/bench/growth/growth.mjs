/** At the most rows an answer takes at most so many times as long as at the fewest. */
export const AT_MOST_TIMES = 1.5;

/**
 * Of one answer, what its times at all numbers of rows come to. When the bare server, too, was slower in the end, the machine
 * was, and the promise allows for that much. An answer that leaves something out is none.
 */
export function growthOf(name, growth) {
  const [first, last] = [growth[0], growth.at(-1)];
  const times = last.ms / first.ms;
  const bareTimes = last.bare / first.bare;
  const isFlat = times <= AT_MOST_TIMES * Math.max(1, bareTimes);
  return { name, growth, times, bareTimes, isKept: isFlat && growth.every(({ isWhole }) => isWhole) };
}
