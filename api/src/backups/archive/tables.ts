import { type ClientBase, escapeIdentifier } from 'pg';
import { OPERATIONAL_TABLES } from './archive-format.ts';
import type { ArchivedTable } from './manifest.ts';

/** Excludes generated columns, which are computed from the others. */
const TABLES = `select c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> all ($2)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname collate "C"`;

/** Lists the tables of a schema that an archive contains. */
export async function listTables(client: ClientBase, schema: string): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(TABLES, [
    schema,
    OPERATIONAL_TABLES,
  ]);
  return rows.map(({ name, columns }) => ({ name, columns: columns.split(',') }));
}

export function quote(schema: string, table: string): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
}

export function quoteAll(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ');
}

/** SQL that makes the text form of values in this transaction independent of the database's settings. */
export const PLAIN_VALUES = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]
  .map((value) => `set local ${value}`)
  .join('; ');

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and c.connamespace = $1::regnamespace and c.conparentid = 0`;

/** Drops all foreign keys, so that rows may be inserted in any order. */
export async function dropForeignKeys(client: ClientBase, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(FOREIGN_KEYS, [schema]);
  for (const { table, name } of rows) {
    await client.query(`alter table ${quote(schema, table)} drop constraint ${escapeIdentifier(name)}`);
  }
  return rows;
}

/** Fails if a row violates one of the keys. */
export async function addForeignKeys(
  client: ClientBase,
  schema: string,
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    const constraint = `${escapeIdentifier(name)} ${definition}`;
    await client.query(`alter table ${quote(schema, table)} add constraint ${constraint}`);
  }
}
