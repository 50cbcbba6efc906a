import { inBytes, inFull } from '../report/numbers.mjs';
import { asTable } from '../table.mjs';
import { AT_MOST_TIMES } from './growth.mjs';

const count = (rows) => rows.toLocaleString('en');

export const growthTable = ({ publicAnswers, firstPages, tables, steps }) =>
  [
    answersTable('public answer (ms)', publicAnswers),
    answersTable('first page in the console (ms)', firstPages),
    stepsTable(steps),
    tablesTable(tables),
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
    steps.map(({ rows, databaseBytes, memoryBytes }) => ({
      'rows in each table': rows,
      database: inBytes(databaseBytes),
      'memory of the server': inBytes(memoryBytes),
    })),
  );

const tablesTable = (tables) =>
  asTable(
    tables.map(({ name, rows, rowBytes, rowIndexBytes, tableBytes, indexBytes }) => ({
      table: name,
      rows,
      'bytes a row': Math.round(rowBytes),
      'in indexes': Math.round(rowIndexBytes),
      'in all': inBytes(tableBytes + indexBytes),
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
