import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '@vitral/contracts/access';
import { WORK_ITEMS, type WorkItem, type WorkKind, type WorkSeverity } from '@vitral/contracts/work-queue';
import type { Viewer } from '../platform/access/viewer.ts';
import type { Dated } from '../platform/changes/query-cache.ts';

export interface OpenWork {
  count: number;
  items: WorkItem[];
}

/** Open work of one kind, as its noun counts it. */
export interface WorkSource {
  kind: WorkKind;
  severity: WorkSeverity;
  /** Permission to see the work. */
  permission: Permission;
  /** Permission to open its paths, if different. */
  opens?: Permission;
  page: `/admin${string}`;
  /** Path at which the work is done; by default the page, null if only the items have links. */
  action?: `/admin/${string}` | null;
  /** All tables that `read` reads. */
  tables: readonly string[];
  /** Returns a key that distinguishes viewers with different work; if absent, all viewers get the same. */
  scope?: (viewer: Viewer) => string;
  read: (em: EntityManager, viewer: Viewer) => Promise<Dated<OpenWork>>;
}

/** Selects the rows that are open work. Texts are SQL; conditions come with the values of their placeholders. */
export interface OpenRows {
  from: string;
  where: string;
  values?: readonly unknown[];
  title: string;
  /** The instant of a row, by which the rows are sorted. */
  at: string;
  order?: 'asc' | 'desc';
  /** The id of a row in the path. */
  id?: string;
  pathOf: (id: string) => string;
}

const A_MINUTE_MS = 60_000;

type Row = { id: string; title: string; at: Date | string | null; count: number };

/** Counts rows and returns the first of them. Fresh until a table changes. */
export async function readOpenRows(em: EntityManager, rows: OpenRows): Promise<Dated<OpenWork>> {
  const { from, where, values = [], title, at, order = 'asc', id = 'id', pathOf } = rows;
  const found = await em.execute<Row[]>(
    `select ${id} as id, ${title} as title, ${at} as at, count(*) over ()::int as count
     from ${from} where ${where} order by ${at} ${order}, ${id} limit ${WORK_ITEMS}`,
    [...values],
  );
  const items = found.map((row) => ({
    title: row.title,
    at: row.at === null ? null : new Date(row.at).toISOString(),
    path: pathOf(row.id),
  }));
  return { value: { count: found[0]?.count ?? 0, items }, freshUntil: Number.POSITIVE_INFINITY };
}

/** Makes work that also depends on the clock stale after a minute. */
export const forAMinute = ({ value }: Dated<OpenWork>): Dated<OpenWork> => ({
  value,
  freshUntil: Date.now() + A_MINUTE_MS,
});
