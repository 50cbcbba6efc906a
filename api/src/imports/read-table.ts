import { Worker } from 'node:worker_threads';
import { IMPORT_LIMITS } from '@vitral/contracts/imports';
import { parse } from 'csv-parse/sync';
import { AppError } from '../platform/errors/app-error.ts';
import type { WorkbookOutcome } from './read-workbook-worker.ts';

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./read-workbook-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

const WITHIN_MS = 20_000;
const MOST_HEAP_MB = 256;

/** Reads the cells of a CSV file in UTF-8 or of the first sheet of an Excel workbook. The bytes decide which it is. */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  const table = isZip(bytes) ? await readWorkbook(bytes) : readCsv(decode(bytes));
  return table.map((cells) => cells.map(stored));
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

/** Removes NUL and lone surrogates, which JSON in the database cannot hold. */
const stored = (text: string) => text.replace(/\0|\p{Cs}/gu, '');

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The text has another encoding, or the bytes are no text at all.
  }
  throw new AppError('imports.wrong-type');
}

/** Reads commas or semicolons as separators, whichever the first line contains more often. */
function readCsv(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ',';
  try {
    const lines: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      to: IMPORT_LIMITS.rows + 2,
      max_record_size: 1024 * 1024,
    });
    return lines.map((cells) => cells.map(withoutGuard));
  } catch {
    throw new AppError('imports.unreadable');
  }
}

/** Removes the apostrophe by which exports prevent spreadsheets from running a text as a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** Reads a workbook in a thread with its own limits, since its uncompressed size is unknown. */
function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const worker = new Worker(WORKER, {
    execArgv: [],
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  return new Promise<string[][]>((resolve, reject) => {
    const refuse = () => reject(new AppError('imports.unreadable'));
    const limit = setTimeout(refuse, WITHIN_MS);
    worker.once('error', refuse);
    worker.once('exit', () => {
      clearTimeout(limit);
      refuse();
    });
    worker.once('message', (outcome: WorkbookOutcome) => {
      if ('table' in outcome) resolve(outcome.table);
      else reject(new AppError(outcome.refused));
    });
  }).finally(() => worker.terminate());
}
