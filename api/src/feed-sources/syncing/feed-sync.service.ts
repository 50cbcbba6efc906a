import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PlatformProblem } from '../../api-keys/index.ts';
import { Notifications } from '../../notifications/index.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { THUMBNAIL_JOB } from '../social-feeds/latest-posts.ts';
import { FEED_FAILURE } from '../feed-failure.texts.ts';
import { FeedSource } from '../feed-sources.entity.ts';
import { pauseAfter, claimSource, dueSources, storeFailure, storeSuccess } from './claims.ts';
import { FeedFetcher } from './feed-fetcher.ts';
import type { ClaimedSource, FetchedFeed } from './fetched-feed.ts';
import { storeCounts, storeItems } from './store-items.ts';
import { SyncFailure } from './sync-failure.ts';

const EVERY_MINUTE = '* * * * *';
const SYNC = 'feed-sync';
/** Syncs in parallel: most of their time is spent waiting for other servers. */
const AT_ONCE = 3;
/** Failures in a row before staff are notified: a single one may be a restart of the other server. */
const NOTIFY_AT = 3;

/** Synchronizes each source once per interval, however many servers run. docs/adr/019. */
@Injectable()
export class FeedSyncService implements OnModuleInit {
  private readonly logger = new Logger(FeedSyncService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly settings: SettingsService,
    private readonly fetcher: FeedFetcher,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.jobs.define('feed-sync-due', () => this.planDue(), { cron: EVERY_MINUTE, retries: 0 });
    // A failed source becomes due again by itself.
    this.jobs.define<{ id: string }>(SYNC, ({ id }) => this.sync(id), { atOnce: AT_ONCE, retries: 0 });
    this.notifications.compose<{ sourceId: string }>('feed-failure', async ({ sourceId }) => {
      const em = this.em.fork();
      const source = await em.findOne(FeedSource, { id: sourceId, failures: { $gte: NOTIFY_AT } });
      return (
        source &&
        ((language) => this.notifications.toContent(FEED_FAILURE[language](source), '/admin/social'))
      );
    });
  }

  async isOn(): Promise<boolean> {
    return (await this.settings.current()).isSocialSyncOn;
  }

  /** Adds a job for each source; the job synchronizes it if it is due. */
  async plan(em: EntityManager, ids: string[]): Promise<void> {
    for (const id of ids) await this.jobs.add(em, SYNC, { id });
  }

  async planDue(): Promise<void> {
    if (!(await this.isOn())) return;
    await this.em.fork().transactional(async (em) => this.plan(em, await dueSources(em)));
  }

  /** Synchronizes a source if it is due and not leased. Failures of the other server are stored, not thrown. */
  async sync(id: string): Promise<void> {
    if (!(await this.isOn())) return;
    const source = await claimSource(this.em.fork(), id);
    if (!source) return;
    const feed = await this.fetcher.fetch(source).catch((error: unknown) => this.toFailure(source, error));
    if ('problem' in feed) await this.storeFailure(source, feed);
    else await this.storeSync(source, feed);
  }

  private async storeFailure(
    source: ClaimedSource,
    failure: Parameters<typeof storeFailure>[2],
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const isLeaseValid = await storeFailure(em, source, failure);
      if (!isLeaseValid || source.failures + 1 !== NOTIFY_AT) return;
      await this.notifications.notify(em, 'feed-failures', 'feed-failure', { sourceId: source.id });
    });
  }

  private async storeSync(source: ClaimedSource, feed: FetchedFeed): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const isLeaseValid = await storeSuccess(em, source, feed);
      if (isLeaseValid && feed.items) await storeItems(em, source, feed.items);
      if (isLeaseValid && feed.items) await this.jobs.add(em, THUMBNAIL_JOB, {});
      if (isLeaseValid && feed.counts) await storeCounts(em, source, feed.counts);
    });
  }

  private toFailure({ id, platform, failures }: ClaimedSource, error: unknown) {
    const { problem, status, retryAfter } = readFailure(error);
    if (problem === 'failure') this.logger.error({ err: error, source: id }, 'A feed could not be read');
    return { problem, status, pause: pauseAfter(platform, failures + 1, retryAfter) };
  }
}

function readFailure(error: unknown): Pick<SyncFailure, 'problem' | 'status' | 'retryAfter'> {
  if (error instanceof SyncFailure) return error;
  if (error instanceof PlatformProblem) return SyncFailure.ofPlatform(error);
  const problem = error instanceof OutgoingProblem ? error.code : 'failure';
  return { problem, status: null, retryAfter: 0 };
}
