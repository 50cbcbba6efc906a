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
