import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

export interface Findings {
  parts: Record<string, Row[][]>;
  missed: string[];
  failed: string[];
}

type Cell = string | number;

/** Promised limits of a figure. */
interface Limits {
  atLeast?: number;
  atMost?: number;
  below?: number;
}

/** Figures of one measured subject, and the promises about some of them. */
export interface Row {
  name: string;
  figures: Record<string, Cell>;
  promises?: Record<string, Limits>;
}

type Report = Findings & { moment: string };

const GIGABYTE = 1024 ** 3;
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const asText = (value: Cell) => (typeof value === 'number' ? numbers.format(value) : value);

/** Returns a sentence for each promise that the figures break. */
export const missedBy = ({ name, figures, promises = {} }: Row) =>
  Object.entries(promises).flatMap(([figure, limits]) => {
    const value = figures[figure] ?? NaN;
    return keeps(Number(value), limits)
      ? []
      : [`${name}: ${figure} is ${asText(value)}; ${describe(limits)} was promised.`];
  });

const keeps = (value: number, { atLeast = -Infinity, atMost = Infinity, below = Infinity }: Limits) =>
  value >= atLeast && value <= atMost && (value < below || below === Infinity);

const WORDS = { atLeast: 'at least', atMost: 'at most', below: 'less than' };

const describe = (limits: Limits) =>
  Object.entries(limits)
    .map(([limit, value]) => `${WORDS[limit as keyof Limits]} ${asText(value)}`)
    .join(', ');

/** Formats rows as lines of text under the names of their figures: texts to the left, numbers to the right. */
export function asTable(rows: Row[]) {
  const figures = Object.keys(rows[0]?.figures ?? {});
  const lines = rows.map((row) => [
    row.name,
    ...figures.map((figure) => asText(row.figures[figure] ?? '')),
    row.promises ? (missedBy(row).length === 0 ? 'kept' : 'missed') : '',
  ]);
  const cells = [['', ...figures, 'promises'], ...lines];
  const isNumber = (column: number) => typeof rows[0]?.figures[figures[column - 1] ?? ''] === 'number';
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const align = (text: string, column: number) =>
    isNumber(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return cells.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

export const machineAtHand = () => ({
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
  memoryGigabytes: Math.round(totalmem() / GIGABYTE),
  loadBefore: loadavg(),
});

/** Writes the findings to a file and returns its path. */
export function writeFindings(folder: string, name: string, findings: Report) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, `${JSON.stringify(findings, null, 2)}\n`);
  return file;
}

/** Returns the last lines of the bench: the broken promises and the failed parts. */
export function summaryOf({ missed, failed }: Findings) {
  const words = [...missed, ...failed.map((name) => `${name} could not be measured.`)];
  return words.length === 0 ? 'Every promise was kept.' : ['Not kept:', ...words].join('\n- ');
}
