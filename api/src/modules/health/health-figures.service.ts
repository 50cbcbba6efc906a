import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import { HEALTH_SET_LIMIT, type LoadFailure, type ReleaseHealth } from '@vitral/contracts/releases';
import { type Dated, QueryCache, until } from '../../platform/changes/query-cache.ts';
import { LIVE, ReleaseChannel, ReleaseSet } from '../channel/release-channel.entity.ts';
import { Release } from '../releases/release.entity.ts';
import { type Failure, PageCounts } from '../counting/counts.ts';

const DAYS = 7;

interface Hourly {
  changesIn: number;
}

type SeenSet = Hourly & { set: string; pages: number };

interface FailureRow extends Hourly, Failure {
  count: number;
  lastAt: Date;
}

/** Last seen first. */
const SEEN_SETS = `
  select set_id as "set", sum(pages)::float8 as pages,
    1000 * extract(epoch from min(min(hour)) over () + make_interval(days => ${DAYS}) - now())::float8 as "changesIn"
  from (
    select set_id, pages, hour from set_traffic
    union all select set_id, 0, last_at from load_failure_count
  ) as seen where hour > now() - make_interval(days => ${DAYS})
    and not exists (select from release_set where id = set_id and preview_id is not null)
  group by set_id order by max(hour) desc, set_id desc limit ${HEALTH_SET_LIMIT}`;

const FAILURES = `
  select set_id as "set", release_id as "releaseId", reason, outcome, sum(count)::float8 as count, max(last_at) as "lastAt",
    1000 * extract(epoch from min(min(hour)) over () + make_interval(days => ${DAYS}) - now())::float8 as "changesIn"
  from load_failure_count where set_id = any(?::uuid[]) and hour > now() - make_interval(days => ${DAYS})
  group by 1, 2, 3, 4`;

const COUNTED = ['set_traffic', 'load_failure_count'];

@Injectable()
export class HealthFiguresService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: PageCounts,
    private readonly queryCache: QueryCache,
  ) {}

  /** The active set comes first, then the candidate's set, then the others, latest first. */
  async list(module: ReleaseName | null = null): Promise<ReleaseHealth[]> {
    await this.pages.flush();
    const channel = await this.em.findOne(ReleaseChannel, { name: LIVE });
    const live = [channel?.activeSetId, channel?.candidateSetId].filter((id) => typeof id === 'string');
    const seen = await this.queryCache.readDated({
      key: 'modules/seen',
      tables: COUNTED,
      make: (em) => readDated<SeenSet>(em, SEEN_SETS),
    });
    const sets = [...live, ...seen.map(({ set }) => set)];
    const failures = await this.queryCache.readDated({
      key: `modules/failures ${sets.join()}`,
      tables: COUNTED,
      make: (em) => readDated<FailureRow>(em, FAILURES, [`{${sets.join()}}`]),
    });
    const members = await this.membersOf(sets);

    const pagesOf = new Map(seen.map(({ set, pages }) => [set, pages]));
    return [...members].flatMap(([set, releases]) =>
      releases
        .filter(({ name }) => module === null || name === module)
        .map((release) => ({
          set,
          release,
          isActive: set === channel?.activeSetId,
          isCandidate: set === channel?.candidateSetId && release.id === channel.candidateReleaseId,
          pages: pagesOf.get(set) ?? 0,
          ...countsOf(failures.filter((row) => row.set === set && row.releaseId === release.id)),
        })),
    );
  }

  /** Returns the releases of each set, sorted by name, in the order of `ids`. Deleted sets are omitted. */
  private async membersOf(ids: string[]): Promise<Map<string, ReleaseHealth['release'][]>> {
    const sets = await this.em.find(ReleaseSet, { id: { $in: ids } });
    const releases = await this.em.find(
      Release,
      { id: { $in: sets.flatMap(({ releaseIds }) => releaseIds) } },
      { fields: ['id', 'name', 'version', 'digest'], orderBy: { name: 'asc' } },
    );
    const inOrder = [...new Set(ids)].flatMap((id) => sets.filter((set) => set.id === id));
    return new Map(
      inOrder.map(({ id, releaseIds }) => [
        id,
        releases
          .filter((release) => releaseIds.includes(release.id))
          .map(({ id, name, version, digest }) => ({ id, name, version, digest })),
      ]),
    );
  }
}

/** Fresh until the oldest counted hour leaves the window. */
async function readDated<Row extends Hourly>(
  em: EntityManager,
  sql: string,
  parameters: string[] = [],
): Promise<Dated<Row[]>> {
  const value = await em.execute<Row[]>(sql, parameters);
  return { value, freshUntil: until(new Date(), value[0]?.changesIn ?? Number.POSITIVE_INFINITY) };
}

function countsOf(rows: FailureRow[]): Pick<ReleaseHealth, 'failures' | 'recoveries' | 'reasons' | 'lastAt'> {
  const reasons = new Map<LoadFailure, number>();
  for (const { reason, count } of rows) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  const times = rows.map(({ lastAt }) => new Date(lastAt).getTime());
  return {
    failures: sum(rows),
    recoveries: sum(rows.filter(({ outcome }) => outcome !== 'failed')),
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count),
    lastAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}

const sum = (rows: FailureRow[]) => rows.reduce((total, { count }) => total + count, 0);
