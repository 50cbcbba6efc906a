import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IMPORT_LIMITS, type ImportProblem } from '@vitral/contracts/imports';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { Importer, RowConflict } from '../platform/imports/importers.ts';
import type { ItemWords } from '../platform/imports/item-words.ts';
import type { FileRow } from './import-rows.ts';

export interface CheckedRows {
  inputs: object[];
  problems: ImportProblem[];
  badRows: number;
}

/** Number of rows that are validated before other requests are served. */
const AT_ONCE = 100;

interface Valid {
  row: FileRow;
  input: object;
}

/** Checks rows by the rules of the form of their noun, then the valid ones against stored items and against each other. */
export async function checkRows(
  em: EntityManager,
  importer: Importer,
  rows: FileRow[],
  language: ConsoleLanguage,
): Promise<CheckedRows> {
  const problemOf = problemsIn(importer, language);
  const words = await readWords(em, importer);
  const problems: ImportProblem[] = [];
  const valid: Valid[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await yieldToOthers();
    const { body, unnamed } = bodyOf(importer, row, words);
    const input = plainToInstance(importer.dto, body);
    const broken = validateSync(input, { whitelist: true, forbidNonWhitelisted: true }).flatMap(brokenRules);
    problems.push(
      ...broken.map(({ path, rule }) => problemOf(row, path, rule)),
      ...unnamed.map(({ column, code }) => problemOf(row, [column], code)),
    );
    if (broken.length + unnamed.length === 0) valid.push({ row, input });
  }
  const inputs = valid.map(({ input }) => input);
  const conflicts = (await importer.check?.(em, inputs)) ?? [];
  for (const [index, conflict] of conflicts.entries()) {
    const row = valid[index]?.row;
    if (conflict && row) problems.push(problemOf(row, [conflict.column], conflict.code));
  }
  return {
    inputs: inputs.filter((_, index) => !conflicts[index]),
    problems: inOrder(importer, problems, language).slice(0, IMPORT_LIMITS.problems),
    badRows: new Set(problems.map(({ row }) => row)).size,
  };
}

/** The texts by which columns name items, by column. */
type Words = ReadonlyMap<string, ItemWords>;

async function readWords(em: EntityManager, { columns }: Importer): Promise<Words> {
  const words = new Map<string, ItemWords>();
  for (const [key, { items }] of Object.entries(columns)) if (items) words.set(key, await items(em));
  return words;
}

/**
 * Returns the body, and the columns that name no item or several. An absent value of a required column becomes an empty
 * text, as in a form.
 */
function bodyOf(
  { columns, toBody = (values) => values }: Importer,
  { cells }: FileRow,
  words: Words,
): { body: object; unnamed: RowConflict[] } {
  const values: Record<string, unknown> = {};
  const unnamed: RowConflict[] = [];
  for (const [key, { isRequired, read }] of Object.entries(columns)) {
    const text = cells[key] ?? (isRequired ? '' : undefined);
    if (text === undefined) continue;
    const [id, ...others] = words.get(key)?.idsOf(text) ?? [];
    if (!words.has(key)) values[key] = text && read ? read(text) : text;
    else if (id === undefined) unnamed.push({ column: key, code: 'imports.unknown-item' });
    else if (others.length > 0) unnamed.push({ column: key, code: 'imports.ambiguous-item' });
    else values[key] = id;
  }
  return { body: toBody(values), unnamed };
}

interface BrokenRule {
  path: string[];
  rule: string;
}

function brokenRules({ property, constraints = {}, children = [] }: ValidationError): BrokenRule[] {
  const [rule] = Object.keys(constraints);
  const own = rule ? [{ path: [property], rule }] : [];
  const nested = children
    .flatMap(brokenRules)
    .map((inner) => ({ ...inner, path: [property, ...inner.path] }));
  return [...own, ...nested];
}

/** Returns a function that describes a problem with the heading of its column; if it has none, with the number of the row. */
function problemsIn({ columns }: Importer, language: ConsoleLanguage) {
  return ({ row, cells }: FileRow, path: string[], code: string): ImportProblem => {
    // Prefers a column that the file has to one that it could have.
    const key = path.findLast((part) => part in cells) ?? path.findLast((part) => part in columns);
    const value = (key === undefined ? undefined : cells[key]) ?? '';
    const isLong = value.length > IMPORT_LIMITS.value;
    return {
      row,
      column: (key === undefined ? undefined : columns[key]?.heading[language]) ?? null,
      value: isLong ? `${value.slice(0, IMPORT_LIMITS.value - 1)}…` : value,
      code,
    };
  };
}

/** Sorts problems by row, then by the order of the columns. */
function inOrder(
  { columns }: Importer,
  problems: ImportProblem[],
  language: ConsoleLanguage,
): ImportProblem[] {
  const headings = Object.values(columns).map(({ heading }) => heading[language]);
  const placeOf = ({ column }: ImportProblem) => headings.indexOf(column ?? '');
  return problems.sort((one, other) => one.row - other.row || placeOf(one) - placeOf(other));
}
