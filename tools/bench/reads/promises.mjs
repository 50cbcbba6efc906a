import { missedScenarios } from '../promises.mjs';

export const missedReads = ({ scenarios, growth }) => [
  ...missedScenarios(scenarios),
  ...missedGrowth(growth),
];

function missedGrowth({ rows: [fewest, most], atMost, perSecond, perProcessorSecond }) {
  const slower = Math.max(perSecond, perProcessorSecond);
  return slower <= atMost
    ? []
    : [
        `Public reads are ${slower.toFixed(2)} times slower with ${most.toLocaleString('en')} rows than with ${fewest}; ${atMost} times were promised.`,
      ];
}
