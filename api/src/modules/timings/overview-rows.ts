import type { EntityManager } from '@mikro-orm/postgresql';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseFile } from '@vitral/contracts/releases';
import { WEIGHED_RELEASES } from '@vitral/contracts/module-overview';
import { MIN_VISITS, type TimingFigures, type TimingMetric } from '@vitral/contracts/visit-timings';
import { sizesOf, weightOf } from '../proof/weight.ts';
import { type Histogram, percentileOf, totalOf } from './histogram.ts';

const FAILURE_DAYS = 7;

const WEIGHED = `
  select newest.* from unnest(?::text[]) as wanted(name) cross join lateral (
    select id, name, version, descriptor -> 'loads' as loads, files from release
    where name = wanted.name order by created_at desc, id desc limit ${WEIGHED_RELEASES}
  ) as newest`;

export interface WeighedRelease {
  id: string;
  name: ReleaseName;
  version: string;
  /** Bytes by page; empty for a release whose files were not recorded. */
  weights: ReadonlyMap<string, number>;
}

interface WeighedRow extends Omit<WeighedRelease, 'weights'> {
  loads: BuiltDescriptor['loads'] | null;
  files: ReleaseFile[];
}

/** Returns the latest releases of modules, newest first, with the weight of each page. */
export async function readWeights(
  em: EntityManager,
  names: readonly ReleaseName[],
): Promise<WeighedRelease[]> {
  const rows = await em.execute<WeighedRow[]>(WEIGHED, [`{${names.join()}}`]);
  return rows.map(({ loads, files, ...release }) => {
    const sizes = sizesOf(files);
    const pages = files.length > 0 ? Object.entries(loads ?? {}) : [];
    return { ...release, weights: new Map(pages.map(([page, load]) => [page, weightOf(load.files, sizes)])) };
  });
}

/** The visits of the shell are those of all pages in its sets. */
const VISITS = `
  with measured as (
    select release_id as id, page, metric, visits from page_timing where release_id = any(?::uuid[])
    union all
    select shell.id, null, metric, visits from unnest(?::uuid[]) as shell(id)
      join release_set on release_ids @> to_jsonb(shell.id::text) join page_timing on set_id = release_set.id
  ), counted as (
    select id, page, metric, bucket, sum(count)::float8 as count
    from measured, unnest(visits) with ordinality as visit(count, bucket) group by 1, 2, 3, 4
  )
  select id, page, metric, array_agg(count order by bucket) as visits from counted group by 1, 2, 3 order by page, metric`;

export interface VisitsRow {
  /** Id of the release. */
  id: string;
  page: string | null;
  metric: TimingMetric;
  visits: number[];
}

const uuids = (ids: readonly string[]) => `{${ids.join()}}`;

export const readVisits = (
  em: EntityManager,
  { modules, shells }: { modules: readonly string[]; shells: readonly string[] },
): Promise<VisitsRow[]> => em.execute<VisitsRow[]>(VISITS, [uuids(modules), uuids(shells)]);

export function figuresOf(visits: Histogram = []): TimingFigures {
  const count = totalOf(visits);
  return { visits: count, p75: count < MIN_VISITS ? null : percentileOf(visits, 0.75) };
}

const FAILURES = `
  select wanted.id,
    (select coalesce(sum(count), 0) from load_failure_count
      where release_id = wanted.id and outcome <> 'retried'
        and hour > now() - make_interval(days => ${FAILURE_DAYS}))::float8 as failures,
    (select coalesce(sum(pages), 0) from set_traffic join release_set on release_set.id = set_id
      where preview_id is null and release_ids @> to_jsonb(wanted.id::text)
        and hour > now() - make_interval(days => ${FAILURE_DAYS}))::float8 as pages
  from unnest(?::uuid[]) as wanted(id)`;

export interface FailuresRow {
  id: string;
  failures: number;
  pages: number;
}

export const readFailures = (em: EntityManager, ids: readonly string[]): Promise<FailuresRow[]> =>
  em.execute<FailuresRow[]>(FAILURES, [uuids(ids)]);
