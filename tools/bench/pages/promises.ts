import { missedScenarios } from '../promises.ts';

interface Readings {
  scenarios: Parameters<typeof missedScenarios>[0];
  drawn: { path: string; drawing: number }[];
}

export const RENDERED_BELOW_MS = 10;

export const missedPages = ({ scenarios, drawn }: Readings) => [
  ...missedScenarios(scenarios),
  ...drawn
    .filter(({ drawing }) => drawing >= RENDERED_BELOW_MS)
    .map(
      ({ path, drawing }) =>
        `Rendering ${path} takes ${drawing.toFixed(1)} ms; less than ${RENDERED_BELOW_MS} ms were promised.`,
    ),
];
