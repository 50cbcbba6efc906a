import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { StagedFiles } from '../content/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { OutgoingProblem } from '../platform/outgoing/outgoing-problem.ts';
import { isSafeName } from '../platform/storage/file-store.ts';
import { StagingFolder } from '../platform/storage/staging-folder.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { FeedThumbnail, THUMBNAIL_JOB } from '../feed-sources/index.ts';
import { claimPost, type ClaimedPost, duePosts, releasePost } from './thumbnail-claims.ts';
import { type MadeThumbnail, ThumbnailFetcher } from './thumbnail-fetcher.ts';

const EVERY_MINUTE = '* * * * *';

/** Copies the pictures of posts to this site, so that pages load nothing from other servers. docs/adr/050. */
@Injectable()
export class FeedThumbnailsService implements OnModuleInit {
  private readonly logger = new Logger(FeedThumbnailsService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly settings: SettingsService,
    private readonly fetcher: ThumbnailFetcher,
    private readonly staging: StagingFolder,
    private readonly staged: StagedFiles,
  ) {}

  onModuleInit(): void {
    // A failed picture becomes due again by itself.
    this.jobs.define(THUMBNAIL_JOB, () => this.work(), { cron: EVERY_MINUTE, retries: 0 });
  }

  /** Finds a copy by its name while visitors may see the post. */
  async findShown(filename: string): Promise<FileDescription> {
    if (!isSafeName(filename)) throw new AppError('request.not-found');
    const [file] = await this.em.execute<(Omit<FileDescription, 'fileSize'> & { fileSize: string })[]>(
      `select thumbnail.filename, thumbnail.mime_type as "mimeType", thumbnail.file_size as "fileSize",
         thumbnail.checksum
       from feed_thumbnail as thumbnail join social_feed_item as post on post.id = thumbnail.item_id
         left join feed_source as source on source.id = post.source_id
       where thumbnail.filename = ? and post.is_active and post.removed_at is null
         and coalesce(source.is_active, true)`,
      [filename],
    );
    if (!file) throw new AppError('request.not-found');
    return { ...file, fileSize: Number(file.fileSize) };
  }

  async work(): Promise<void> {
    await this.removeOrphans();
    if (!(await this.settings.current()).isSocialSyncOn) return;
    for (const id of await duePosts(this.em.fork())) {
      const post = await claimPost(this.em.fork(), id);
      if (post) await this.copyPicture(post);
    }
  }

  private async removeOrphans(): Promise<void> {
    const em = this.em.fork();
    const orphans = await em.find(FeedThumbnail, { item: null });
    if (orphans.length === 0) return;
    await em.remove(orphans).flush();
    await this.staged.removeUnreferenced(orphans.map(({ filename }) => filename));
  }

  private async copyPicture(post: ClaimedPost): Promise<void> {
    const url = this.fetcher.pictureUrl(post);
    await this.staging.inFolder(async (folder) => {
      try {
        await this.replace(post, url === null ? [] : await this.fetcher.fetch(url, post.title, folder));
      } catch (error) {
        this.report(error, post);
        await releasePost(this.em.fork(), post, true);
      }
    });
  }

  private async replace(post: ClaimedPost, made: MadeThumbnail[]): Promise<void> {
    let old: string[] = [];
    await this.staged.during(made, () =>
      this.em.fork().transactional(async (em) => {
        if (!(await releasePost(em, post, false))) return;
        const rows = await em.find(FeedThumbnail, { item: post.id });
        old = rows.map(({ filename }) => filename);
        em.remove(rows);
        for (const { path: _path, ...file } of made) em.create(FeedThumbnail, { ...file, item: post.id });
      }),
    );
    // Includes the files of this attempt: a post that was changed or deleted meanwhile has no rows for them.
    await this.staged.removeUnreferenced([...old, ...made.map(({ filename }) => filename)]);
  }

  /** Logs failures of this server only; those of other servers are expected. */
  private report(error: unknown, { id }: ClaimedPost): void {
    if (error instanceof OutgoingProblem || error instanceof AppError) return;
    this.logger.error({ err: error, post: id }, "A post's picture could not be copied");
  }
}
