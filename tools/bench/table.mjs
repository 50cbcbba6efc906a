import { keepsRatio } from './figures.mjs';

const number = new Intl.NumberFormat('en');
const asText = (value) => (typeof value === 'number' ? number.format(value) : String(value));
const wordFor = (kept) => (kept ? 'kept' : 'missed');

/** Rows of equal keys as lines of text: names to the left, numbers to the right, the keys above. */
export function asTable(rows) {
  const columns = Object.keys(rows[0]);
  const cells = [columns, ...rows.map((row) => columns.map((column) => asText(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  const align = (text, index) =>
    typeof rows[0][columns[index]] === 'number' ? text.padStart(widths[index]) : text.padEnd(widths[index]);
  return cells.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

/** Two lines for each measured scenario: a second of the clock, and a second of the server's processor time. */
export const readingsTable = (readings) =>
  asTable(
    readings.flatMap((reading) => [
      rowOf(reading, 'second', reading.perSecond),
      rowOf(reading, 'processor second', reading.perProcessorSecond),
    ]),
  );

function rowOf(reading, per, figures) {
  const { path, encoding, bytes, failures, atLeast } = reading;
  const { site, bare, ratio, ratios } = figures;
  return {
    request: `GET ${path}`,
    encoding,
    bytes,
    'answers per': per,
    site,
    bare,
    ratio: ratio.toFixed(2),
    rounds: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    failures,
    promised: `at least ${atLeast.toFixed(2)}`,
    promise: wordFor(keepsRatio(figures, reading)),
  };
}

export function scriptsLine({ bytes, count, atMost, isKept: kept }) {
  if (bytes === null) return 'JavaScript of the landing page: not weighed, there is no Chromium.';
  return `JavaScript of the landing page: ${asText(bytes)} bytes in ${count} files; at most ${asText(atMost)}: ${wordFor(kept)}.`;
}

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

const toTenths = (value) => Math.round(value * 10) / 10;
