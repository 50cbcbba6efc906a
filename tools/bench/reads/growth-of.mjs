const AT_MOST = 1.5;

/**
 * How many times slower the site is with the most rows than with the fewest, beside bare servers: each sends what the site
 * sent, so that the size of the answer does not count.
 */
export function growthOf(scenarios) {
  const [fewest, most] = [scenarios[0], scenarios.at(-1)];
  const slower = (figures) => fewest[figures].ratio / most[figures].ratio;
  return {
    rows: [fewest.rows, most.rows],
    perSecond: slower('perSecond'),
    perProcessorSecond: slower('perProcessorSecond'),
    atMost: AT_MOST,
  };
}
