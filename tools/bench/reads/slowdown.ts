const AT_MOST = 1.5;

interface Scenario {
  rows: number;
  perSecond: { ratio: number };
  perProcessorSecond: { ratio: number };
}

export type ReadGrowth = ReturnType<typeof slowdownOf>;

/**
 * Returns how many times slower the site is with the most rows than with the fewest, relative to bare servers that send the same
 * bytes, so that the size of the response does not count.
 */
export function slowdownOf(scenarios: Scenario[]) {
  const fewest = scenarios[0] as Scenario;
  const most = scenarios.at(-1) as Scenario;
  const slower = (figures: 'perSecond' | 'perProcessorSecond') => fewest[figures].ratio / most[figures].ratio;
  return {
    rows: [fewest.rows, most.rows] as [number, number],
    perSecond: slower('perSecond'),
    perProcessorSecond: slower('perProcessorSecond'),
    atMost: AT_MOST,
  };
}
