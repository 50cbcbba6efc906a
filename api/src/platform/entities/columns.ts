import { p, raw, type TriggerDef } from '@mikro-orm/core';

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

export const instant = () => p.datetime(MILLISECONDS);

/** A line of text that lists are sorted by in dictionary order, ignoring case and accents: Ángela beside Ana. */
export const sortableText = () => p.text().collation('und-x-icu');

/** Returns the SQL of a text in the form in which texts are compared with a search: in lower case and without accents. */
export const searchForm = (text: string) =>
  `regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`;

/** Returns the search form of a text, for columns that the server writes. */
export const toSearchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** A searched text, generated from texts of SQL that are not null; stored, since computing it for every search is slow. */
export const searchText = (...texts: string[]) =>
  p
    .text()
    .nullable()
    .generated(`(${searchForm(texts.join(' || chr(31) || '))}) stored`)
    .lazy()
    .hidden();

/** Returns a trigram index for searches by any part of a text; without pg_trgm, searches work but are slower. */
export function searchIndex(table: string, column: string): string {
  return `create index ${table}_search_index on ${table} using gin (${column} gin_trgm_ops)`;
}

/**
 * Returns the statement with which a migration creates that index. Skipped without pg_trgm, which may be in any schema: a restore
 * runs migrations in a schema of its own.
 */
export const createSearchIndex = (table: string, column = 'search_text') => `do $$
  declare home text;
  begin
    select nspname into home from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
      where opcname = 'gin_trgm_ops' limit 1;
    if home is null then return; end if;
    execute format('create index ${table}_search_index on ${table} using gin (${column} %I.gin_trgm_ops)', home);
  end
$$`;

/** Preserves the version in an update that is no edit, such as that of a counter, so that no copy becomes stale. */
export const keepVersion = () => ({ version: raw('version') });

/** Returns a stored value, parsed if it was stored as JSON text; undefined for invalid JSON. */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const ANNOUNCEMENT = 'vitral_changed';

/** Channel on which the triggers name the changed table; `*` stands for all. */
export const CHANGES_CHANNEL = 'vitral_changes';

/** Returns a trigger for an entity: it notifies every server when a transaction that changed the table commits. */
export function announced(table: string): TriggerDef {
  const events: TriggerDef['events'] = ['insert', 'update', 'delete', 'truncate'];
  return {
    name: ANNOUNCEMENT,
    timing: 'after',
    events,
    forEach: 'statement',
    expression: `create trigger ${ANNOUNCEMENT} after ${events.join(' or ')} on "${table}" for each statement execute function ${ANNOUNCEMENT}()`,
  };
}
