import { keepsRatio } from './figures.mjs';

const number = new Intl.NumberFormat('en');
export const MEGABYTE = 1024 * 1024;

export const toTenths = (value) => Math.round(value * 10) / 10;
const asText = (value) => (typeof value === 'number' ? number.format(value) : String(value));
export const wordFor = (kept) => (kept ? 'kept' : 'missed');

/** Rows of equal keys as lines of text: names to the left, numbers to the right, the keys above. */
export function asTable(rows) {
  const columns = Object.keys(rows[0]);
  const cells = [columns, ...rows.map((row) => columns.map((column) => asText(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  const align = (text, index) =>
    typeof rows[0][columns[index]] === 'number' ? text.padStart(widths[index]) : text.padEnd(widths[index]);
  return cells.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

/** Each scenario's answers beside those of its bare server, and how long they were waited for. */
export const scenariosTable = (readings) => `${readingsTable(readings)}\n\n${latenciesTable(readings)}`;

/** Two lines for each measured scenario: a second of the clock, and a second of the server's processor time. */
export const readingsTable = (readings) =>
  asTable(
    readings.flatMap((reading) => [
      rowOf(reading, 'second', reading.perSecond),
      rowOf(reading, 'processor second', reading.perProcessorSecond),
    ]),
  );

function rowOf(reading, per, figures) {
  const { name, encoding, bytes, failures, atLeast } = reading;
  const { ratio, ratios } = figures;
  return {
    request: name,
    encoding,
    bytes,
    'answers per': per,
    site: Math.round(figures.site),
    bare: Math.round(figures.bare),
    ratio: ratio.toFixed(2),
    rounds: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    failures,
    promised: `at least ${atLeast.toFixed(2)}`,
    promise: wordFor(keepsRatio(figures, reading)),
  };
}

/** At 50 connections, half of the requests and all but one in a hundred were answered within these milliseconds. */
export const latenciesTable = (readings) =>
  asTable(
    readings.map(({ name, p50, p99, p99Below, memoryBytes }) => ({
      request: name,
      'p50 ms': toTenths(p50.site),
      'bare p50': toTenths(p50.bare),
      'p99 ms': toTenths(p99.site),
      'bare p99': toTenths(p99.bare),
      'memory MB': Math.round(memoryBytes / MEGABYTE),
      promised: `p99 below ${p99Below}`,
      promise: wordFor(p99.site < p99Below),
    })),
  );

/** A line for each list that somebody waits for, in milliseconds. */
export const waitsTable = (readings) =>
  asTable(
    readings.map(({ path, site, bare, slowest, atMost, isKept: kept }) => ({
      request: `GET ${decodeURI(path)}`,
      'median ms': toTenths(site),
      'bare ms': toTenths(bare),
      'times bare': toTenths(site / bare),
      'slowest ms': toTenths(slowest),
      promised: `at most ${atMost}`,
      promise: wordFor(kept),
    })),
  );

/** A line for backing up, and one for restoring. */
export const backupsTable = (readings) =>
  asTable(
    readings.map(({ work, megabytes, seconds, moreMegabytes, atMost, isKept: kept }) => ({
      work,
      megabytes,
      seconds,
      'more memory (MB)': moreMegabytes,
      promised: `at most ${atMost}`,
      promise: wordFor(kept),
    })),
  );
