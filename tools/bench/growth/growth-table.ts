import { asTable, MEGABYTE, wordFor } from '../table.ts';
import { AT_MOST_TIMES, type Growth } from './growth.ts';

interface Readings {
  publicResponses: Growth[];
  firstPages: Growth[];
  steps: { rows: number; memoryBytes: number }[];
}

const count = (rows: number) => rows.toLocaleString('en');

/** Formats a number with about three significant digits: 0.42, 3.1, 128, 12,800. */
function formatTime(number: number) {
  const decimals = Math.abs(number) < 1 ? 2 : Math.abs(number) < 100 ? 1 : 0;
  return number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export const growthTable = ({ publicResponses, firstPages, steps }: Readings) =>
  [
    responsesTable('public answer (ms)', publicResponses),
    responsesTable('first page in the console (ms)', firstPages),
    stepsTable(steps),
  ].join('\n\n');

/** Shows milliseconds under their numbers of rows. */
const responsesTable = (title: string, responses: Growth[]) =>
  asTable(
    responses.map(({ name, growth, times, bareTimes, afterChange, isKept: kept }) => ({
      [title]: name,
      ...Object.fromEntries(growth.map(({ rows, ms }) => [`${count(rows)} rows`, formatTime(ms)])),
      times: times.toFixed(2),
      'bare server': bareTimes.toFixed(2),
      'after a change': afterChange === undefined ? '' : formatTime(afterChange),
      promised: `at most ${AT_MOST_TIMES}`,
      promise: wordFor(kept),
    })),
  );

const stepsTable = (steps: Readings['steps']) =>
  asTable(
    steps.map(({ rows, memoryBytes }) => ({
      'rows in each table': rows,
      'memory of the server (MB)': Math.round(memoryBytes / MEGABYTE),
    })),
  );

export const missedGrowth = ({ publicResponses, firstPages }: Omit<Readings, 'steps'>) =>
  [...publicResponses, ...firstPages].filter(({ isKept }) => !isKept).map(sentence);

function sentence({ name, growth, times }: Growth) {
  const lacking = growth.find(({ isWhole }) => !isWhole);
  if (lacking) return `${name} is not rendered with ${count(lacking.rows)} rows.`;
  const [fewest, most] = [growth[0], growth.at(-1)].map((step) => count(step?.rows ?? 0));
  return `${name} takes ${times.toFixed(2)} times as long with ${most} rows as with ${fewest}; ${AT_MOST_TIMES} were promised.`;
}
