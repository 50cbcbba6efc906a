import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';

export type WorkbookOutcome =
  { table: string[][] } | { refused: 'imports.too-large' | 'imports.unreadable' | 'imports.wrong-type' };

/** Maximum uncompressed bytes of all parts of a workbook; 10,000 rows of long texts have about 20 MB. */
const MOST_INFLATED = 64 * 1024 * 1024;
const MOST_PARTS = 1000;

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookOutcome> {
  let inflated = 0;
  let parts = 0;
  let isWorkbook = false;
  // Reads only the directory. No part is decompressed beyond the size that the directory states.
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      inflated += originalSize;
      parts += 1;
      isWorkbook ||= name === 'xl/workbook.xml';
      return false;
    },
  });
  if (!isWorkbook) return { refused: 'imports.wrong-type' };
  if (inflated > MOST_INFLATED || parts > MOST_PARTS) return { refused: 'imports.too-large' };
  const rows = await readSheet(bytes.buffer);
  return { table: rows.map((cells) => cells.map(textOf)) };
}

/** Returns a cell as people write it in CSV: dates as `2026-11-28`, times as `09:30`, switches as words. */
function textOf(value: CellValue | Date | null): string {
  if (!(value instanceof Date)) return value === null ? '' : String(value);
  const isTime = value.getUTCFullYear() < 1900;
  return isTime ? value.toISOString().slice(11, 16) : value.toISOString().slice(0, 10);
}

const outcome = await read(workerData as Uint8Array<ArrayBuffer>).catch((): WorkbookOutcome => ({
  refused: 'imports.unreadable',
}));
parentPort?.postMessage(outcome);
