import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { LoadFailure, LoadOutcome } from '@vitral/contracts/releases';
import { Injectable } from '@nestjs/common';
import { LIVE, ReleaseSet } from '../channel/release-channel.entity.ts';
import { BatchedCounts } from './batched-counts.ts';

/** Uses the clock of the database, so that servers with different clocks count into the same row. */
export const STRETCH = `greatest(
  date_trunc('hour', now(), 'UTC'), (select candidate_since from release_channel where name = '${LIVE}')
)`;

async function addPages(em: EntityManager, pages: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...pages].map(([set, count]) => ({ set, count }));
  // Sorted, so that two servers cannot deadlock.
  await em.execute(
    `insert into set_traffic as known (set_id, hour, pages)
     select added.set, ${STRETCH}, added.count
     from jsonb_to_recordset(?::jsonb) as added("set" uuid, "count" int) order by added.set
     on conflict (set_id, hour) do update set pages = least(known.pages::bigint + excluded.pages, ?)`,
    [JSON.stringify(rows), LIMITS.count],
  );
}

export interface Failure {
  set: string;
  releaseId: string;
  reason: LoadFailure;
  outcome: LoadOutcome;
}

export async function addFailures(em: EntityManager, failure: Failure, count = 1): Promise<void> {
  const { set, releaseId, reason, outcome } = failure;
  await em.execute(
    `insert into load_failure_count as known (set_id, release_id, hour, reason, outcome, count, last_at)
     values (?, ?, ${STRETCH}, ?, ?, ?, now())
     on conflict (set_id, release_id, hour, reason, outcome) do update set
       count = least(known.count::bigint + excluded.count, ?), last_at = greatest(known.last_at, excluded.last_at)`,
    [set, releaseId, reason, outcome, count, LIMITS.count],
  );
}

/** Returns the id of a module's release in a set by its label `<version>-<digest8>`; null if there is none. */
export async function findReleaseId(
  em: EntityManager,
  set: string,
  name: ReleaseName,
  label: string,
): Promise<string | null> {
  const [release] = await em.execute<{ id: string }[]>(
    `select release.id from release_set
     join release on release_set.release_ids @> to_jsonb(release.id::text)
     where release_set.id = ? and release.name = ? and release.version || '-' || left(release.digest, 8) = ?`,
    [set, name, label],
  );
  return release?.id ?? null;
}

export async function isOfPreview(em: EntityManager, set: string): Promise<boolean> {
  return (await em.count(ReleaseSet, { id: set, previewId: { $ne: null } })) > 0;
}

@Injectable()
export class PageCounts extends BatchedCounts<number> {
  add(set: string, pages = 1): void {
    this.count(set, pages);
  }

  protected store(em: EntityManager, pages: ReadonlyMap<string, number>): Promise<void> {
    return addPages(em, pages);
  }

  protected sum(one: number, other: number): number {
    return one + other;
  }
}
