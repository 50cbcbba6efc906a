import { IMPORT_LIMITS } from '@vitral/contracts/imports';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { AppError } from '../platform/errors/app-error.ts';
import type { ImportColumns } from '../platform/imports/import-columns.ts';
import { plainWord } from '../platform/imports/item-words.ts';

/** A row of a file: its number, counted from 1, and its cells by the key of their column. */
export interface FileRow {
  row: number;
  cells: Record<string, string>;
}

export interface FileRows {
  rows: FileRow[];
  ignoredColumns: string[];
}

/** Assigns the cells of a table to columns by the headings in its first row. Blank rows are left out. */
export function readRows(table: string[][], columns: ImportColumns, language: ConsoleLanguage): FileRows {
  const [headings = [], ...lines] = table;
  if (lines.length > IMPORT_LIMITS.rows || headings.length > IMPORT_LIMITS.columns)
    throw new AppError('imports.too-many-rows', { rows: IMPORT_LIMITS.rows, columns: IMPORT_LIMITS.columns });
  if (lines.length === 0) throw new AppError('imports.empty');
  const keys = keysOf(headings, columns);
  const missing = Object.entries(columns).filter(
    ([key, { isRequired }]) => isRequired && !keys.includes(key),
  );
  if (missing.length > 0) {
    const names = missing.map(([, { heading }]) => heading[language]).join(', ');
    throw new AppError('imports.missing-columns', { columns: names });
  }
  const rows = lines.flatMap((cells, index) => {
    const filled = keys.flatMap((key, place) => {
      const text = cells[place] ?? '';
      return key !== null && text.trim() !== '' ? [[key, text] as const] : [];
    });
    return filled.length > 0 ? [{ row: index + 2, cells: Object.fromEntries(filled) }] : [];
  });
  if (rows.length === 0) throw new AppError('imports.empty');
  const ignored = headings.filter((heading, place) => keys[place] === null && heading.trim() !== '');
  return { rows, ignoredColumns: ignored.map((heading) => heading.slice(0, IMPORT_LIMITS.value)) };
}

/** Returns the column key for each heading; null for a heading that is unknown or repeated. */
function keysOf(headings: string[], columns: ImportColumns): (string | null)[] {
  const known = new Map<string, string>();
  for (const [key, { heading }] of Object.entries(columns))
    for (const name of [key, heading.es, heading.en]) known.set(plainWord(name), key);
  const seen = new Set<string>();
  return headings.map((heading) => {
    const key = known.get(plainWord(heading));
    if (key === undefined || seen.has(key)) return null;
    seen.add(key);
    return key;
  });
}
