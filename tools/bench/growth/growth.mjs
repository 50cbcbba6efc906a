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

/** What a row of each table takes, with its share of the indexes: by how much the table grew, for each row that came. */
export function rowWeights(first, last) {
  return last.tables.map((table) => {
    const before = first.tables.find(({ name }) => name === table.name);
    const came = table.rows - before.rows;
    const perRow = (figure) => (came > 0 ? (table[figure] - before[figure]) / came : 0);
    return { ...table, rowBytes: perRow('tableBytes'), rowIndexBytes: perRow('indexBytes') };
  });
}
