import { missedScenarios } from '../promises.ts';
import type { ReadGrowth } from './slowdown.ts';

interface Readings {
  scenarios: Parameters<typeof missedScenarios>[0];
  growth: ReadGrowth;
}

export const missedReads = ({ scenarios, growth }: Readings) => [
  ...missedScenarios(scenarios),
  ...missedGrowth(growth),
];

function missedGrowth({ rows: [fewest, most], atMost, perSecond, perProcessorSecond }: ReadGrowth) {
  const slower = Math.max(perSecond, perProcessorSecond);
  return slower <= atMost
    ? []
    : [
        `Public reads are ${slower.toFixed(2)} times slower with ${most.toLocaleString('en')} rows than with ${fewest}; ${atMost} times were promised.`,
      ];
}
