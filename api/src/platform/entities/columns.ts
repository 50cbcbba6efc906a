import { p } from '@mikro-orm/core';

/** `timestamptz` as fine as JavaScript's dates. */
const MILLISECONDS = 3;

/** What every row has: an id that the database makes, in the order of making. */
export const identity = () => ({
  id: p.uuid().primary().defaultRaw('uuidv7()'),
  createdAt: p.datetime(MILLISECONDS).onCreate(() => new Date()),
});

/** What every row has that people edit: `version` tells a stale edit from a fresh one. */
export const editable = () => ({
  ...identity(),
  updatedAt: p
    .datetime(MILLISECONDS)
    // The very time of `createdAt`: a second reading of the clock may be a millisecond later.
    .onCreate(({ createdAt }: { createdAt: Date }) => createdAt)
    .onUpdate(() => new Date()),
  version: p.integer().version(),
});

/** A point in time as fine as JavaScript's dates. */
export const instant = () => p.datetime(MILLISECONDS);

/** A line of text that lists are sorted by, as people sort it: Ángela beside Ana, whatever the case. */
export const sortableText = () => p.text().collation('und-x-icu');

/**
 * What a search looks through, made of other columns by an expression that gives lower case: once, since turning it for every search
 * takes long.
 */
export const searchText = (expression: string) =>
  p.text().nullable().generated(`(${expression}) stored`).lazy().hidden();
