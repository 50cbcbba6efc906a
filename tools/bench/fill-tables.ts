import type { Client } from 'pg';
import { LISTED, OTHERS, words, type Seed } from './seeds.ts';
import { withDatabase } from './database.ts';

const SEEDS: Record<string, Seed> = { ...LISTED, ...OTHERS };

export const LISTED_TABLES = Object.keys(LISTED);
export const ALL_TABLES = Object.keys(SEEDS);

/** Adds rows to tables of a running site, and runs `vacuum analyze` as autovacuum soon would. */
export const fillTables = (dataFolder: string, tables: string[], rows: number) =>
  withDatabase(dataFolder, async (client) => {
    for (const table of tables) {
      await client.query(fillOf(table, await defaultsOf(client, table)), [rows]);
      await client.query(`vacuum analyze ${table}`);
    }
  });

/** Numbers continue after the existing rows, so that a fill can run again and unique values stay unique. */
function fillOf(table: string, defaults: Record<string, string>) {
  const { columns = {}, of = {}, join = '' }: Seed = SEEDS[table] ?? {};
  const shares = Object.entries(of);
  const values = {
    ...defaults,
    ...Object.fromEntries(shares.map(([column]) => [column, `${column}_of.ids[1 + n % total]`])),
    ...columns,
  };
  const sources = shares.map(
    ([column, source]) =>
      `, (select array_agg(id order by id) as ids, greatest(count(*), 1)::int as total from ${source}) as ${column}_of`,
  );
  return `
    insert into ${table} (${Object.keys(values).map((name) => `"${name}"`)}) select ${Object.values(values)}
    from (select (had + step)::int as n from generate_series(1, $1::int) step, (select count(*) as had from ${table}) rows)
      as numbers ${sources.join(' ')} ${join}
    ${shares.length > 0 ? 'on conflict do nothing' : ''}`;
}

interface Column {
  name: string;
  type: string;
  place: number;
  /** Definition of the check constraint, which lists the values of an enumeration. */
  check: string | null;
}

const REQUIRED_COLUMNS = `
  select attname as name, format_type(atttypid, null) as type, attnum as place,
    (select pg_get_constraintdef(oid) from pg_constraint where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
      limit 1) as check
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef and not attisdropped and attidentity = ''`;

/** Columns of longer text, in words. */
const LENGTHS: Record<string, number> = { text: 60, message: 60, content: 60, bio: 40, description: 24 };

const BY_TYPE: Record<string, string> = {
  boolean: 'n % 8 > 0',
  date: 'current_date - n',
  jsonb: `'{}'::jsonb`,
  'text[]': `'{}'`,
  'timestamp with time zone': `now() - interval '2 days' - n * interval '7 minutes'`,
};

/** Returns SQL for the columns without a default, by their type. */
async function defaultsOf(client: Client, table: string) {
  const { rows } = await client.query<Column>(REQUIRED_COLUMNS, [table]);
  return Object.fromEntries(rows.map((column) => [column.name, valueOf(column)]));
}

function valueOf({ name, type, place, check }: Column) {
  const values = [...(check?.matchAll(/'([^']*)'::text/g) ?? [])].map(([, value]) => value ?? '');
  if (values.length > 0)
    return `(array[${values.map((value) => `'${value}'`)}])[1 + (hashint4(n + ${place}) & 1023) % ${values.length}]`;
  if (type === 'text') return name in LENGTHS ? words(LENGTHS[name] ?? 0) : `${words(2)} || ' ' || n`;
  return BY_TYPE[type] ?? 'n % 400';
}
