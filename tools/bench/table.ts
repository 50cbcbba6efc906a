import { keepsRatio, type Figures, type Ratios } from './figures.ts';

type Cell = string | number;

export interface WaitReading {
  path: string;
  /** Milliseconds. */
  site: number;
  bare: number;
  slowest: number;
  atMost: number;
  isKept: boolean;
}

export interface MemoryReading {
  work: string;
  megabytes: number;
  seconds: number;
  moreMegabytes: number;
  atMost: number;
  isKept: boolean;
}

export interface ScenarioReading extends Figures {
  name: string;
  encoding: string;
  bytes: number;
  atLeast: number;
  p99Below: number;
  memoryBytes: number;
}

type ThroughputReading = Omit<ScenarioReading, 'p99Below' | 'memoryBytes'>;

const number = new Intl.NumberFormat('en');
export const MEGABYTE = 1024 * 1024;

export const toTenths = (value: number) => Math.round(value * 10) / 10;
const asText = (value: Cell) => (typeof value === 'number' ? number.format(value) : String(value));
export const wordFor = (kept: boolean) => (kept ? 'kept' : 'missed');

/** Formats rows of equal keys as lines of text under their keys: texts to the left, numbers to the right. */
export function asTable(rows: Record<string, Cell>[]) {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => asText(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const align = (text: string, index: number) =>
    typeof first[columns[index] ?? ''] === 'number'
      ? text.padStart(widths[index] ?? 0)
      : text.padEnd(widths[index] ?? 0);
  return cells.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

/** Shows throughput and latencies of each scenario beside those of its bare server. */
export const scenariosTable = (readings: ScenarioReading[]) =>
  `${readingsTable(readings)}\n\n${latenciesTable(readings)}`;

/** Shows the throughput of each scenario per second and per second of the server's processor time. */
export const readingsTable = (readings: ThroughputReading[]) =>
  asTable(
    readings.flatMap((reading) => [
      rowOf(reading, 'second', reading.perSecond),
      rowOf(reading, 'processor second', reading.perProcessorSecond),
    ]),
  );

function rowOf(reading: ThroughputReading, per: string, figures: Ratios) {
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

/** Shows the median and the 99th percentile of the latency at 50 connections, in milliseconds. */
export const latenciesTable = (
  readings: Pick<ScenarioReading, 'name' | 'p50' | 'p99' | 'p99Below' | 'memoryBytes'>[],
) =>
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

/** Shows how long each list takes, in milliseconds. */
export const waitsTable = (readings: WaitReading[]) =>
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

/** Shows a line for the backup and one for the restore. */
export const backupsTable = (readings: MemoryReading[]) =>
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
