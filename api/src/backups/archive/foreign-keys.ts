import { type ClientBase, escapeIdentifier } from 'pg';
import { quote } from './tables.ts';

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
