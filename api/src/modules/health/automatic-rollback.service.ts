import { EntityManager } from '@mikro-orm/postgresql';
import { CANDIDATE_WITHDRAWAL } from '@vitral/contracts/releases';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { runAsServer } from '../../platform/access/request-scope.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AutomaticChanges } from '../activation/automatic-changes.ts';
import type { Failures } from '../regression/fisher.ts';
import { failureRegression, reasonOf, type Regression } from '../regression/regression.ts';
import { Regressions } from '../regression/regressions.ts';
import { PageCounts } from '../counting/counts.ts';
import { AutomaticRollbackNotifications, type Comparison } from './automatic-rollback.notifications.ts';

/** Includes all sets that held the candidate, since activations move it between sets. Loads that succeeded at a retry do not count. */
const comparisonUntil = (end: string) => `
  with channel as (select * from release_channel where name = '${LIVE}' and candidate_release_id is not null),
  tried as (
    select release_set.id from release_set, channel
    where release_ids @> to_jsonb(candidate_release_id::text) and preview_id is null
  ),
  failed as (
    select set_id, count from load_failure_count, channel where hour >= candidate_since and hour < ${end} and outcome <> 'retried'
  ),
  sent as (select set_id, pages from set_traffic, channel where hour >= candidate_since and hour < ${end})
  select release.id as "releaseId", release.name as module, release.version,
    release.published_by_id as "publisherId",
    (select coalesce(sum(count), 0) from failed where set_id in (select id from tried))::float8 as failures,
    (select coalesce(sum(pages), 0) from sent where set_id in (select id from tried))::float8 as pages,
    (select coalesce(sum(count), 0) from failed where set_id = active_set_id)::float8 as "activeFailures",
    (select coalesce(sum(pages), 0) from sent where set_id = active_set_id)::float8 as "activePages"
  from channel join release on release.id = candidate_release_id`;

/** Figures of the whole trial. */
const COMPARISON = comparisonUntil(`'infinity'`);
/** Figures up to the latest test. */
const COMPARISON_AT_LOOK = comparisonUntil('?::timestamptz');

interface Verdict {
  comparison: Comparison;
  reason: string;
  regression: Regression | null;
}

/** True if the candidate failed often enough, and so much more often than the active set, that it must be withdrawn. */
function isWorse({ failures, pages, activeFailures, activePages }: Comparison): boolean {
  const rate = rateOf(failures, pages);
  return (
    failures >= CANDIDATE_WITHDRAWAL.failures &&
    rate > CANDIDATE_WITHDRAWAL.times * rateOf(activeFailures, activePages)
  );
}

/** Pages may be counted some seconds after their failures, so the rate is capped at 1. */
const rateOf = (failures: number, pages: number): number =>
  failures === 0 ? 0 : failures / Math.max(pages, failures);

const failedReason = ({ failures, pages, activeFailures, activePages }: Comparison): string =>
  `failed: ${failures}/${pages}, active: ${activeFailures}/${activePages}`;

const sidesOf = ({ failures, pages, activeFailures, activePages }: Comparison): [Failures, Failures] => [
  { failures: activeFailures, pages: activePages },
  { failures, pages },
];

/** Withdraws a candidate that fails more often than the active set or is significantly worse (docs/adr/104), and rolls back sets that cannot be rendered. */
@Injectable()
export class AutomaticRollback implements OnModuleInit {
  private readonly logger = new Logger(AutomaticRollback.name);

  constructor(
    private readonly em: EntityManager,
    private readonly channel: AutomaticChanges,
    private readonly pages: PageCounts,
    private readonly regressions: Regressions,
    private readonly notifications: AutomaticRollbackNotifications,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('module-take-back', () => this.withdrawWorse(), { cron: '* * * * *', retries: 0 });
  }

  async consider(set: string): Promise<void> {
    const isCandidate = await this.em.fork().count(ReleaseChannel, { name: LIVE, candidateSetId: set });
    if (isCandidate > 0) await this.withdrawWorse();
  }

  async withdrawWorse(): Promise<void> {
    await this.pages.flush();
    await this.regressions.flush();
    if (await this.judge(this.em.fork())) await runAsServer(() => this.withdrawCandidate());
  }

  /** Returns why the candidate must be withdrawn; null if it may stay or there is none. */
  private async judge(em: EntityManager): Promise<Verdict | null> {
    const [comparison] = await em.execute<Comparison[]>(COMPARISON);
    if (!comparison) return null;
    if (isWorse(comparison)) return { comparison, reason: failedReason(comparison), regression: null };
    const look = await this.regressions.look(em);
    const [then] = look ? await em.execute<Comparison[]>(COMPARISON_AT_LOOK, [look, look]) : [];
    if (!look || !then) return null;
    const regression = failureRegression(...sidesOf(then)) ?? (await this.regressions.find(em, look));
    return regression && { comparison: then, reason: reasonOf(regression), regression };
  }

  async unrendered(set: string, reason: string): Promise<void> {
    const em = this.em.fork();
    const isRolledBack = await runAsServer(() =>
      em.transactional((transaction) => this.channel.rollBackSet(transaction, set, reason)),
    );
    if (isRolledBack) this.logger.warn({ set, reason }, 'A set was rolled back');
  }

  /** Compares again under the lock of the channel: the candidate may have been promoted or replaced meanwhile. */
  private withdrawCandidate(): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select from release_channel where name = ? for update', [LIVE]);
      const verdict = await this.judge(em);
      if (!verdict) return;
      const { comparison, reason, regression } = verdict;
      if (!(await this.channel.withdrawCandidate(em, comparison.releaseId, reason))) return;
      await this.notifications.send(em, comparison, regression);
      this.logger.warn(verdict, 'A candidate was withdrawn');
    });
  }
}
