import { asTable, scenariosTable, toTenths, wordFor } from '../table.mjs';

export const readsTable = ({ scenarios, changed, growth }) =>
  [scenariosTable(scenarios), changedTable(changed), growthLine(growth)].join('\n\n');

const changedTable = (changed) =>
  asTable(
    changed.map(({ rows, first, next, slowest }) => ({
      rows,
      'first after a change (ms)': toTenths(first),
      'slowest (ms)': toTenths(slowest),
      'next (ms)': toTenths(next),
    })),
  );

function growthLine({ rows, atMost, perSecond, perProcessorSecond }) {
  const [fewest, most] = rows.map((count) => count.toLocaleString('en'));
  const figures = `${perSecond.toFixed(2)} per second, ${perProcessorSecond.toFixed(2)} per processor second`;
  const word = wordFor(Math.max(perSecond, perProcessorSecond) <= atMost);
  return `Times slower with ${most} rows than with ${fewest}: ${figures}; at most ${atMost}: ${word}.`;
}
