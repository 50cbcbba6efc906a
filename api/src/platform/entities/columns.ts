import { p } from '@mikro-orm/core';

/** Precision of `timestamptz` columns, that of JavaScript's dates. */
const MILLISECONDS = 3;

/** Columns of every row: an id that the database generates in the order of creation, and the time of creation. */
export const identity = () => ({
  id: p.uuid().primary().defaultRaw('uuidv7()'),
  createdAt: p.datetime(MILLISECONDS).onCreate(() => new Date()),
});

/** Columns of every row that people edit: `version` reveals a stale edit. */
export const editable = () => ({
  ...identity(),
  updatedAt: p
    .datetime(MILLISECONDS)
    // Reuses the time of `createdAt`: a second reading of the clock may be a millisecond later.
    .onCreate(({ createdAt }: { createdAt: Date }) => createdAt)
    .onUpdate(() => new Date()),
  version: p.integer().version(),
});

/** A point in time with the precision of JavaScript's dates. */
export const instant = () => p.datetime(MILLISECONDS);

/** A line of text that lists are sorted by in dictionary order, ignoring case and accents: Ángela beside Ana. */
export const sortableText = () => p.text().collation('und-x-icu');

/**
 * The text of a search, generated from other columns by an expression that returns lower case; stored, since computing it for
 * every search is slow.
 */
export const searchText = (expression: string) =>
  p.text().nullable().generated(`(${expression}) stored`).lazy().hidden();
