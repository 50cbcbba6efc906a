import type { EntityManager } from '@mikro-orm/postgresql';

export type StoredRow = Record<string, unknown>;

/** The rows of a deleted item, parents before children, and the references to it that its deletion sets to null. */
export interface StoredRows {
  tables: { table: string; rows: StoredRow[] }[];
  references: { table: string; column: string; ids: string[] }[];
}

interface ForeignKey {
  table: string;
  column: string;
  parent: string;
  isCascade: boolean;
  isNullable: boolean;
}

const FOREIGN_KEYS = `select child.relname as "table", a.attname as "column", parent.relname as parent,
    con.confdeltype = 'c' as "isCascade", not a.attnotnull as "isNullable"
  from pg_constraint con join pg_class child on child.oid = con.conrelid join pg_class parent on parent.oid = con.confrelid
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
  where con.contype = 'f' and con.connamespace = current_schema()::regnamespace and cardinality(con.conkey) = 1
  order by child.relname, a.attname`;

const quote = (em: EntityManager, name: string) => em.getPlatform().quoteIdentifier(name);

const idsOf = (rows: StoredRow[]): string[] => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

const toArray = (ids: string[]) => `{${ids.join()}}`;

/**
 * Reads a locked row with all that its deletion deletes or changes, as the foreign keys of the database say. Rows of the tables
 * `except` are left out.
 */
export async function readRows(
  em: EntityManager,
  table: string,
  id: string,
  except: readonly string[],
): Promise<StoredRows> {
  const keys = (await em.execute<ForeignKey[]>(FOREIGN_KEYS)).filter((key) => !except.includes(key.table));
  const stored: StoredRows = { tables: [], references: [] };
  const pending = [{ table, column: 'id', ids: [id] }];
  for (let next = pending.shift(); next; next = pending.shift()) {
    const rows = await selectRows(em, next);
    if (rows.length === 0) continue;
    stored.tables.push({ table: next.table, rows });
    for (const { table, column, parent, isCascade } of keys) {
      if (parent !== next.table) continue;
      const place = { table, column, ids: idsOf(rows) };
      if (isCascade) pending.push(place);
      else stored.references.push({ table, column, ids: idsOf(await selectRows(em, place)) });
    }
  }
  return stored;
}

async function selectRows(em: EntityManager, { table, column, ids }: StoredRows['references'][number]) {
  const sql = `select to_jsonb(stored) as "row" from ${quote(em, table)} stored
    where ${quote(em, column)} = any(?::uuid[])`;
  const found = await em.execute<{ row: StoredRow }[]>(sql, [toArray(ids)]);
  return found.map(({ row }) => row);
}

/**
 * Restores stored rows, and the references to them that were not changed since. A reference to a row that no longer
 * exists becomes null.
 */
export async function writeRows(em: EntityManager, { tables, references }: StoredRows): Promise<void> {
  const keys = await em.execute<ForeignKey[]>(FOREIGN_KEYS);
  for (const { table, rows } of tables) {
    const outgoing = keys.filter((key) => key.table === table);
    await insertRows(em, table, await withPresentParents(em, outgoing, rows));
  }
  for (const { table, column, ids } of references) {
    const name = quote(em, column);
    const [{ rows: [root] = [] } = {}] = tables;
    await em.execute(
      `update ${quote(em, table)} set ${name} = ? where id = any(?::uuid[]) and ${name} is null`,
      [root?.['id'], toArray(ids)],
    );
  }
}

/** Leaves out rows that require a parent that no longer exists. */
async function withPresentParents(
  em: EntityManager,
  keys: ForeignKey[],
  rows: StoredRow[],
): Promise<StoredRow[]> {
  let kept = rows;
  for (const { column, parent, isNullable } of keys) {
    const wanted = [...new Set(kept.map((row) => row[column]))].filter((id) => typeof id === 'string');
    const found = await em.execute<{ id: string }[]>(
      `select id from ${quote(em, parent)} where id = any(?::uuid[]) for key share`,
      [toArray(wanted)],
    );
    const present = new Set<unknown>(found.map(({ id }) => id));
    const isGone = (row: StoredRow) => row[column] !== null && !present.has(row[column]);
    kept = isNullable
      ? kept.map((row) => (isGone(row) ? { ...row, [column]: null } : row))
      : kept.filter((row) => !isGone(row));
  }
  return kept;
}

/** Columns of a table that are not generated. Columns that a later release added get their defaults. */
const COLUMNS = `select attname as name from pg_attribute
  where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

async function insertRows(em: EntityManager, table: string, rows: StoredRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = quote(em, table);
  const columns = await em.execute<{ name: string }[]>(COLUMNS, [name]);
  const list = columns
    .filter((column) => column.name in first)
    .map((column) => quote(em, column.name))
    .join(', ');
  await em.execute(
    `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}
