import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { BulkResult } from '@vitral/contracts/bulk';
import type {
  FeedRefresh,
  FeedSource as FeedSourceResponse,
  FeedStats,
} from '@vitral/contracts/social-feeds';
import { ApiKey } from '../api-keys/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion, updateVerb } from '../platform/audit/edit-versioned.ts';
import type { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import type { ExportQuery } from '../platform/csv/export-query.dto.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import { SocialFeedItem } from './social-feeds/social-feeds.entity.ts';
import { THUMBNAIL_JOB } from './social-feeds/latest-posts.ts';
import { editedFields, readSource, refuseTaken, refuseTooMany } from './feed-source-rows.ts';
import { countFeeds, readSources } from './feed-sources.response.ts';
import type { FeedSourceDto, FeedSourceUpdateDto } from './feed-sources.dto.ts';
import { FeedSource } from './feed-sources.entity.ts';
import { CAN_SYNC, scheduleFromStart, scheduleNext } from './syncing/claims.ts';
import { FeedSyncService } from './syncing/feed-sync.service.ts';

/** The shortest time between two requests to a source, however often people refresh it. */
const SECONDS_BETWEEN = 60;

/** Posts are restored with their source; their pictures are fetched again. */
const KIND: TrashKind<FeedSource> = {
  noun: 'feed-sources',
  entity: FeedSource,
  nameOf: ({ title }) => title,
  except: ['feed_thumbnail'],
};

@Injectable()
export class FeedSourcesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly syncs: FeedSyncService,
    private readonly queryCache: QueryCache,
    private readonly jobs: Jobs,
    private readonly exports: CsvExports,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(KIND);
  }

  list(): Promise<FeedSourceResponse[]> {
    return readSources(this.em);
  }

  async stats(): Promise<FeedStats> {
    const key = 'feed-sources/stats';
    const tables = ['feed_source', 'social_feed_item'];
    const figures = await this.queryCache.readDated({ key, tables, make: countFeeds });
    const keys = await this.em.find(ApiKey, {}, { orderBy: { platform: 'desc' }, fields: ['platform'] });
    return { ...figures, keys: keys.map(({ platform }) => platform), isSyncOn: await this.syncs.isOn() };
  }

  get(id: string): Promise<FeedSourceResponse> {
    return readSource(this.em, id);
  }

  create(input: FeedSourceDto): Promise<FeedSourceResponse> {
    const creating = this.em.transactional(async (em) => {
      await refuseTooMany(em);
      const row = em.create(FeedSource, { ...input });
      await em.persist(row).flush();
      await this.syncs.plan(em, await scheduleFromStart(em, row.id));
      return this.recorded(em, row.id, 'created');
    });
    return creating.catch(refuseTaken);
  }

  update(id: string, { version, ...input }: FeedSourceUpdateDto): Promise<FeedSourceResponse> {
    const updating = this.em.transactional(async (em) => {
      const row = await lockRow(em, FeedSource, id, 'feed-sources.not-found');
      await checkVersion(em, { noun: 'feed-sources', stale: 'feed-sources.stale', row, version });
      return this.edit(em, row, input);
    });
    return updating.catch(refuseTaken);
  }

  private async edit(em: EntityManager, row: FeedSource, input: Partial<FeedSourceDto>) {
    const { id, version } = row;
    const before = await readSource(em, id);
    em.assign(row, input);
    await em.flush();
    if (row.version === version) return before;
    const isAnother = (['url', 'platform', 'kind'] as const).some((field) => before[field] !== row[field]);
    const due = isAnother ? await scheduleFromStart(em, id) : await scheduleNext(em, id);
    await this.syncs.plan(em, due);
    if (before.platform !== row.platform) {
      await em.nativeUpdate(SocialFeedItem, { source: id }, { platform: row.platform });
    }
    return this.recorded(em, id, updateVerb(editedFields(before), editedFields(row)), before);
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) =>
      this.take(em, await lockRow(em, FeedSource, id, 'feed-sources.not-found')),
    );
  }

  private async take(em: EntityManager, row: FeedSource): Promise<void> {
    const before = await readSource(em, row.id);
    await this.jobs.add(em, THUMBNAIL_JOB, {});
    const { title: itemName } = before;
    this.audit.record(em, { verb: 'deleted', noun: 'feed-sources', itemId: row.id, itemName, before });
    await this.trash.put(em, KIND, row);
  }

  restore(id: string): Promise<FeedSourceResponse> {
    return this.em.transactional((em) => this.takeOut(em, id)).catch(refuseTaken);
  }

  /** Restores a deleted source with its posts, and synchronizes it as before. */
  private async takeOut(em: EntityManager, id: string): Promise<FeedSourceResponse> {
    await this.trash.takeOut(em, KIND, id, async ({ url }) => {
      await refuseTooMany(em);
      if (await em.count(FeedSource, { url: String(url) })) throw new AppError('feed-sources.taken');
    });
    await this.syncs.plan(em, await scheduleNext(em, id));
    await em.execute(
      `update social_feed_item set thumbnail_due_at = now(), thumbnail_failures = 0
       where source_id = ? and thumbnail_url <> '' and removed_at is null`,
      [id],
    );
    await this.jobs.add(em, THUMBNAIL_JOB, {});
    return this.recorded(em, id, 'restored');
  }

  export({ ids }: ExportQuery) {
    return this.exports.read({
      noun: 'feed-sources',
      entity: FeedSource,
      filter: {},
      ids,
      sort: 'title',
      toRows: async (rows, em) => {
        const sources = new Map((await readSources(em)).map((source) => [source.id, source]));
        return rows.flatMap(({ id }) => sources.get(id) ?? []);
      },
    });
  }

  changeMany({ action, ...selection }: SwitchBulkDto): Promise<BulkResult> {
    const changing = changeMany(this.em, {
      ...KIND,
      selection: { action, ...selection },
      filter: {},
      change: (em, row) =>
        action === 'delete' ? this.take(em, row) : this.edit(em, row, { isActive: action === 'activate' }),
      restore: (em, id) => this.takeOut(em, id),
    });
    return changing.catch(refuseTaken);
  }

  /** Synchronizes all sources before their scheduled time. */
  refreshAll(): Promise<FeedRefresh> {
    return this.refreshDue(null);
  }

  async refresh(id: string): Promise<FeedRefresh> {
    const source = await this.em.findOne(FeedSource, { id });
    if (!source) throw new AppError('feed-sources.not-found', { id });
    return this.refreshDue(source);
  }

  private async refreshDue(source: FeedSource | null): Promise<FeedRefresh> {
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
      const ids = rows.map(({ id }) => id);
      await this.syncs.plan(em, ids);
      if (rows.length > 0) this.recordRefresh(em, source, rows.length);
      return { started: rows.length };
    });
  }

  private recordRefresh(em: EntityManager, source: FeedSource | null, started: number): void {
    this.audit.record(em, {
      verb: 'refreshed',
      noun: 'feed-sources',
      itemId: source?.id ?? null,
      itemName: source?.title ?? `× ${started}`,
    });
  }

  /** Records the edit and returns the source. Fields that syncs write are left out of the entry. */
  private async recorded(em: EntityManager, id: string, verb: AuditVerb, before?: FeedSourceResponse) {
    const after = await readSource(em, id);
    this.audit.record(em, {
      verb,
      noun: 'feed-sources',
      itemId: id,
      itemName: after.title,
      ...(before && { before: editedFields(before) }),
      after: editedFields(after),
    });
    return after;
  }
}
