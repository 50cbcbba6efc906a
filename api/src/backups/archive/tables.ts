import { setTimeout as wait } from 'node:timers/promises';
import { type ClientBase, escapeIdentifier } from 'pg';
import { codeOf } from '../../platform/errors/app-error.ts';
import { OPERATIONAL_TABLES } from './archive.ts';
import type { ArchivedTable } from './manifest.ts';

/** Excludes generated columns, which are computed from the others. */
const TABLES = `select c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> all ($2)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname collate "C"`;

export async function listTables(client: ClientBase, schema: string): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(TABLES, [
    schema,
    OPERATIONAL_TABLES,
  ]);
  return rows.map(({ name, columns }) => ({ name, columns: columns.split(',') }));
}

export const quote = (schema: string, table: string): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;

export const quoteAll = (names: readonly string[]): string =>
  names.map((name) => escapeIdentifier(name)).join(', ');

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

const LOCK_TRIES = 45;
/**
 * Shorter than PostgreSQL's `deadlock_timeout` of a second, so that in a deadlock always the restore gives way, never a
 * request.
 */
const LOCK_TIMEOUT = '800ms';

/** SQLSTATE of a cancelled statement and of a deadlock. */
const RETRYABLE = ['57014', '40P01'];

/** Tables with references to rows that the restored tables may lack: accounts of sessions, results of repeatable writes. */
const EMPTIED_TABLES = ['session', 'idempotency_key'];

const SEQUENCES = `select c.relname as "table", a.attname as "column",
    pg_get_serial_sequence(quote_ident('public') || '.' || quote_ident(c.relname), a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and a.attnum > 0 and not a.attisdropped
    and pg_get_serial_sequence(quote_ident('public') || '.' || quote_ident(c.relname), a.attname) is not null`;

/** Replaces all rows by those of the schema `source` and ends all sessions. The tables' triggers stay and announce the changes. */
export async function replaceRows(client: ClientBase, source: string): Promise<void> {
  const tables = await listTables(client, 'public');
  const names = tables.map(({ name }) => name);
  await lockTables(client, [...names, ...EMPTIED_TABLES]);
  const foreignKeys = await dropForeignKeys(client, 'public');
  await client.query(`truncate ${names.map((name) => quote('public', name)).join(', ')}`);
  for (const { name, columns } of tables) {
    const list = quoteAll(columns);
    await client.query(
      `insert into ${quote('public', name)} (${list}) overriding system value select ${list} from ${quote(source, name)}`,
    );
  }
  for (const name of EMPTIED_TABLES) await client.query(`delete from ${quote('public', name)}`);
  await addForeignKeys(client, 'public', foreignKeys);
  await advanceSequences(client, names);
}

/**
 * Locks every table that changes: running queries end first, and later ones wait for the new rows. Retries after a timeout, since a
 * request that has read one of the tables may wait for another.
 */
async function lockTables(client: ClientBase, names: string[]): Promise<void> {
  const list = names.map((name) => quote('public', name)).join(', ');
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint before_locks');
    try {
      await client.query(`set local statement_timeout = '${LOCK_TIMEOUT}'`);
      await client.query(`lock table ${list} in access exclusive mode`);
      await client.query('set local statement_timeout = 0; release savepoint before_locks');
      return;
    } catch (error) {
      if (attempt === LOCK_TRIES || !RETRYABLE.includes(codeOf(error))) throw error;
      await client.query('rollback to savepoint before_locks');
      await wait(250);
    }
  }
}

/** Only moves sequences forward, since they are not rolled back. */
async function advanceSequences(client: ClientBase, names: string[]): Promise<void> {
  const { rows } = await client.query<Record<'table' | 'column' | 'sequence', string>>(SEQUENCES, [names]);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1::regclass, greatest((select max(${escapeIdentifier(column)}) from ${quote('public', table)}),
        (select last_value from ${sequence})))`,
      [sequence],
    );
  }
}
