import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PlatformProblem } from '../../api-keys/index.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { THUMBNAIL_JOB } from '../social-feeds/thumbnail-job.ts';
import { FeedFailureNotices } from '../feed-failure.notices.ts';
import { pauseAfter } from './back-off.ts';
import { claimSource, type ClaimedSource, dueSources, keepFailure, keepSuccess } from './claims.ts';
import { FeedFetcher, type FetchedFeed } from './feed-fetcher.ts';
import { keepCounts, keepItems } from './keep-items.ts';
import { SyncFailure } from './sync-failure.ts';

const EVERY_MINUTE = '* * * * *';
const SYNC = 'feed-sync';
/** Waiting for other servers is most of the work. */
const AT_ONCE = 3;

/** Brings over what sources have, each once in its interval however many servers there are. docs/adr/019. */
@Injectable()
export class FeedSyncService implements OnModuleInit {
  private readonly logger = new Logger(FeedSyncService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly settings: SettingsService,
    private readonly fetcher: FeedFetcher,
    private readonly notices: FeedFailureNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.define('feed-sync-due', () => this.planDue(), { cron: EVERY_MINUTE, retries: 0 });
    // What fails is due again by itself.
    this.jobs.define<{ id: string }>(SYNC, ({ id }) => this.sync(id), { atOnce: AT_ONCE, retries: 0 });
  }

  async isOn(): Promise<boolean> {
    return (await this.settings.current()).isSocialSyncOn;
  }

  /** A job for each of the sources, which are asked if they are due. */
  async plan(em: EntityManager, ids: string[]): Promise<void> {
    for (const id of ids) await this.jobs.add(em, SYNC, { id });
  }

  async planDue(): Promise<void> {
    if (!(await this.isOn())) return;
    await this.em.fork().transactional(async (em) => this.plan(em, await dueSources(em)));
  }

  /** Asks a source if it is due and nobody else is asking it. Whatever the other side does, this does not fail. */
  async sync(id: string): Promise<void> {
    if (!(await this.isOn())) return;
    const source = await claimSource(this.em.fork(), id);
    if (!source) return;
    const feed = await this.fetcher.fetch(source).catch((error: unknown) => this.toFailure(source, error));
    if ('problem' in feed) await this.keepFailure(source, feed);
    else await this.keep(source, feed);
  }

  /** Staff are told exactly when it is kept. */
  private async keepFailure(
    source: ClaimedSource,
    failure: Parameters<typeof keepFailure>[2],
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const isStillOurs = await keepFailure(em, source, failure);
      if (isStillOurs) await this.notices.tell(em, source.id, source.failures + 1);
    });
  }

  /** The items are kept exactly when the sync is. */
  private async keep(source: ClaimedSource, feed: FetchedFeed): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const isStillOurs = await keepSuccess(em, source, feed);
      if (isStillOurs && feed.items) await keepItems(em, source, feed.items);
      if (isStillOurs && feed.items) await this.jobs.add(em, THUMBNAIL_JOB, {});
      if (isStillOurs && feed.counts) await keepCounts(em, source, feed.counts);
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
