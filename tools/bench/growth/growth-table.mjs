import { asTable, MEGABYTE } from '../table.mjs';
import { AT_MOST_TIMES } from './growth.mjs';

const count = (rows) => rows.toLocaleString('en');

/** A number with as many decimals as it takes to tell it from its neighbours: 0.42, 3.1, 128, 12,800. */
function inFull(number) {
  const decimals = Math.abs(number) < 1 ? 2 : Math.abs(number) < 100 ? 1 : 0;
  return number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export const growthTable = ({ publicAnswers, firstPages, steps }) =>
  [
    answersTable('public answer (ms)', publicAnswers),
    answersTable('first page in the console (ms)', firstPages),
    stepsTable(steps),
  ].join('\n\n');

/** Milliseconds under their numbers of rows. */
const answersTable = (title, answers) =>
  asTable(
    answers.map(({ name, growth, times, bareTimes, afterChange, isKept: kept }) => ({
      [title]: name,
      ...Object.fromEntries(growth.map(({ rows, ms }) => [`${count(rows)} rows`, inFull(ms)])),
      times: times.toFixed(2),
      'bare server': bareTimes.toFixed(2),
      'after a change': afterChange === undefined ? '' : inFull(afterChange),
      promised: `at most ${AT_MOST_TIMES}`,
      promise: kept ? 'kept' : 'missed',
    })),
  );

const stepsTable = (steps) =>
  asTable(
    steps.map(({ rows, memoryBytes }) => ({
      'rows in each table': rows,
      'memory of the server (MB)': Math.round(memoryBytes / MEGABYTE),
    })),
  );

export const missedGrowth = ({ publicAnswers, firstPages }) =>
  [...publicAnswers, ...firstPages].filter(({ isKept }) => !isKept).map(sentence);

function sentence({ name, growth, times }) {
  const lacking = growth.find(({ isWhole }) => !isWhole);
  if (lacking) return `${name} is not drawn with ${count(lacking.rows)} rows.`;
  const [fewest, most] = [growth[0].rows, growth.at(-1).rows].map(count);
  return `${name} takes ${times.toFixed(2)} times as long with ${most} rows as with ${fewest}; ${AT_MOST_TIMES} were promised.`;
}
