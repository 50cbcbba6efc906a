import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FeedRefresh } from '@vitral/contracts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { FeedSource } from './feed-sources.entity.ts';
import { CAN_SYNC } from './syncing/schedule.ts';
import { FeedSyncService } from './syncing/feed-sync.service.ts';

/** The shortest time between two requests to a source, however often people refresh it. */
const SECONDS_BETWEEN = 60;

/** Synchronizes sources before their scheduled time. */
@Injectable()
export class FeedRefreshService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly syncs: FeedSyncService,
  ) {}

  refreshAll(): Promise<FeedRefresh> {
    return this.start(null);
  }

  async refresh(id: string): Promise<FeedRefresh> {
    const source = await this.em.findOne(FeedSource, { id });
    if (!source) throw new AppError('feed-sources.not-found', { id });
    return this.start(source);
  }

  private async start(source: FeedSource | null): Promise<FeedRefresh> {
    if (!(await this.syncs.isOn())) throw new AppError('feed-sources.sync-off');
    return this.em.transactional(async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        `update feed_source set next_sync_at = now()
         where ${CAN_SYNC} and (?::uuid is null or id = ?::uuid)
           and (claimed_until is null or claimed_until <= now())
           and (last_sync_at is null or last_sync_at <= now() - make_interval(secs => ?))
         returning id`,
        [source?.id ?? null, source?.id ?? null, SECONDS_BETWEEN],
      );
      await this.syncs.plan(
        em,
        rows.map(({ id }) => id),
      );
      if (rows.length > 0) this.record(em, source, rows.length);
      return { started: rows.length };
    });
  }

  private record(em: EntityManager, source: FeedSource | null, started: number): void {
    this.audit.record(em, {
      verb: 'refreshed',
      noun: 'feed-sources',
      itemId: source?.id ?? null,
      itemName: source?.title ?? `× ${started}`,
    });
  }
}
