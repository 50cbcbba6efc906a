import type { EntityManager } from '@mikro-orm/postgresql';
import { type ReleaseName, TAKE_BACK } from '@vitral/contracts';
import { LIVE } from '../channel/channel-names.ts';

/** How a candidate and the active set fared since the candidate began. */
export interface Comparison {
  releaseId: string;
  module: ReleaseName;
  version: string;
  /** Whoever published the candidate: the person, or whoever made the token. */
  publisherId: string | null;
  failures: number;
  pages: number;
  activeFailures: number;
  activePages: number;
}

/**
 * All sets that the candidate was tried out in, since another team's activation puts it into another one. Loads that ended
 * well by a later attempt are no failures here: the release ran.
 */
const COMPARISON = `
  with channel as (select * from release_channel where name = '${LIVE}' and candidate_release_id is not null),
  tried as (
    select release_set.id from release_set, channel where release_ids @> to_jsonb(candidate_release_id::text)
  ),
  failed as (
    select set_id, count from load_failure_count, channel where hour >= candidate_since and outcome <> 'retried'
  ),
  sent as (select set_id, pages from set_traffic, channel where hour >= candidate_since)
  select release.id as "releaseId", release.name as module, release.version,
    release.published_by_id as "publisherId",
    (select coalesce(sum(count), 0) from failed where set_id in (select id from tried))::float8 as failures,
    (select coalesce(sum(pages), 0) from sent where set_id in (select id from tried))::float8 as pages,
    (select coalesce(sum(count), 0) from failed where set_id = active_set_id)::float8 as "activeFailures",
    (select coalesce(sum(pages), 0) from sent where set_id = active_set_id)::float8 as "activePages"
  from channel join release on release.id = candidate_release_id`;

/** Null: there is no candidate. */
export async function compare(em: EntityManager): Promise<Comparison | null> {
  const [comparison] = await em.execute<Comparison[]>(COMPARISON);
  return comparison ?? null;
}

/** Whether the candidate failed often enough, and so much more often than the active set, that it has to go. */
export function isWorse({ failures, pages, activeFailures, activePages }: Comparison): boolean {
  const rate = rateOf(failures, pages);
  return failures >= TAKE_BACK.failures && rate > TAKE_BACK.times * rateOf(activeFailures, activePages);
}

/** Pages may be counted some seconds after their failures; no more than each of them failed. */
function rateOf(failures: number, pages: number): number {
  return failures === 0 ? 0 : failures / Math.max(pages, failures);
}

/** What the history keeps: loads that failed, of how many pages. */
export function reasonOf({ failures, pages, activeFailures, activePages }: Comparison): string {
  return `failed: ${failures}/${pages}, active: ${activeFailures}/${activePages}`;
}
