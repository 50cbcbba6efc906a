import type { EntityManager } from '@mikro-orm/postgresql';
import { type ReleaseName, CANDIDATE_WITHDRAWAL } from '@vitral/contracts';
import { LIVE } from '../channel/channel-names.ts';

/** Failure figures of a candidate and of the active set since the candidate started. */
export interface Comparison {
  releaseId: string;
  module: ReleaseName;
  version: string;
  /** Id of the publisher: the person, or the creator of the token. */
  publisherId: string | null;
  failures: number;
  pages: number;
  activeFailures: number;
  activePages: number;
}

/**
 * Includes all sets that held the candidate, since another team's activation moves it into another set. Loads that succeeded
 * on a retry do not count as failures.
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

/** Returns null if there is no candidate. */
export async function compare(em: EntityManager): Promise<Comparison | null> {
  const [comparison] = await em.execute<Comparison[]>(COMPARISON);
  return comparison ?? null;
}

/** True if the candidate failed often enough, and so much more often than the active set, that it must be withdrawn. */
export function isWorse({ failures, pages, activeFailures, activePages }: Comparison): boolean {
  const rate = rateOf(failures, pages);
  return (
    failures >= CANDIDATE_WITHDRAWAL.failures &&
    rate > CANDIDATE_WITHDRAWAL.times * rateOf(activeFailures, activePages)
  );
}

/** Pages may be counted some seconds after their failures, so the rate is capped at 1. */
function rateOf(failures: number, pages: number): number {
  return failures === 0 ? 0 : failures / Math.max(pages, failures);
}

/** Reason for the history: failed loads of all pages. */
export function reasonOf({ failures, pages, activeFailures, activePages }: Comparison): string {
  return `failed: ${failures}/${pages}, active: ${activeFailures}/${activePages}`;
}
