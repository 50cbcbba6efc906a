import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IMPORT_LIMITS, type ImportProblem } from '@vitral/contracts/imports';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { Importer } from '../platform/imports/importers.ts';
import type { FileRow } from './import-rows.ts';

export interface CheckedRows {
  inputs: object[];
  problems: ImportProblem[];
  badRows: number;
}

/** Rows that are validated before other requests get their turn. */
const AT_ONCE = 100;

interface Valid {
  row: FileRow;
  input: object;
}

/** Checks rows as the form of their noun is checked, then those that are valid against stored items and against each other. */
export async function checkRows(
  em: EntityManager,
  importer: Importer,
  rows: FileRow[],
  language: ConsoleLanguage,
): Promise<CheckedRows> {
  const problemOf = problemsIn(importer, language);
  const problems: ImportProblem[] = [];
  const valid: Valid[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await yieldToOthers();
    const input = plainToInstance(importer.dto, bodyOf(importer, row));
    const broken = validateSync(input, { whitelist: true, forbidNonWhitelisted: true }).flatMap(brokenRules);
    if (broken.length === 0) valid.push({ row, input });
    else problems.push(...broken.map(({ path, rule }) => problemOf(row, path, rule)));
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

/** A missing value of a required column is an empty text, as in a form. */
function bodyOf({ columns, toBody = (values) => values }: Importer, { cells }: FileRow): object {
  const values = Object.entries(columns).flatMap(([key, { isRequired, read }]) => {
    const text = cells[key] ?? (isRequired ? '' : undefined);
    return text === undefined ? [] : [[key, text && read ? read(text) : text] as const];
  });
  return toBody(Object.fromEntries(values));
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

/** Returns a function that describes a problem by the heading of the column, or of the row without one. */
function problemsIn({ columns }: Importer, language: ConsoleLanguage) {
  return ({ row, cells }: FileRow, path: string[], code: string): ImportProblem => {
    const key = path.findLast((part) => part in columns);
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
