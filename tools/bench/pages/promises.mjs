import { missedScenarios } from '../promises.mjs';

export const DRAWN_BELOW_MS = 10;

export const missedPages = ({ scenarios, drawn }) => [
  ...missedScenarios(scenarios),
  ...drawn
    .filter(({ drawing }) => drawing >= DRAWN_BELOW_MS)
    .map(
      ({ path, drawing }) =>
        `Drawing ${path} takes ${drawing.toFixed(1)} ms; less than ${DRAWN_BELOW_MS} ms were promised.`,
    ),
];
