import { asTable, scenariosTable, toTenths, wordFor, type ScenarioReading } from '../table.ts';
import type { ReadGrowth } from './slowdown.ts';

interface ChangeReading {
  rows: number;
  /** Milliseconds. */
  first: number;
  next: number;
  slowest: number;
}

interface Readings {
  scenarios: ScenarioReading[];
  changed: ChangeReading[];
  growth: ReadGrowth;
}

export const readsTable = ({ scenarios, changed, growth }: Readings) =>
  [scenariosTable(scenarios), changedTable(changed), growthLine(growth)].join('\n\n');

const changedTable = (changed: ChangeReading[]) =>
  asTable(
    changed.map(({ rows, first, next, slowest }) => ({
      rows,
      'first after a change (ms)': toTenths(first),
      'slowest (ms)': toTenths(slowest),
      'next (ms)': toTenths(next),
    })),
  );

function growthLine({ rows, atMost, perSecond, perProcessorSecond }: ReadGrowth) {
  const [fewest, most] = rows.map((count) => count.toLocaleString('en'));
  const figures = `${perSecond.toFixed(2)} per second, ${perProcessorSecond.toFixed(2)} per processor second`;
  const word = wordFor(Math.max(perSecond, perProcessorSecond) <= atMost);
  return `Times slower with ${most} rows than with ${fewest}: ${figures}; at most ${atMost}: ${word}.`;
}
