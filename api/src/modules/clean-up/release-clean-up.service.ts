import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { LIVE } from '../channel/release-channel.entity.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { ACTIVATING_KINDS } from '../channel/channel-step.ts';
import { lockReleases, ReleaseArchives } from '../releases/release-archives.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { releaseNames } from '../releases/release-names.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';

/** `last_seen_at` is precise to the hour. */
const SEEN_HOURS = 24 + 1;
const LATEST_SETS = 10;
const ACTIVE_DAYS = 30;
const NEWEST_PER_MODULE = 5;
const NEW_DAYS = 7;

const MARK = `
  with move as (
    select id, created_at, from_set_id, to_set_id from channel_change
    where channel = '${LIVE}' and kind in (${ACTIVATING_KINDS.map((kind) => `'${kind}'`).join(', ')})
  ), needed_set as (
    select active_set_id as id from release_channel
    union select candidate_set_id from release_channel
    union select id from release_set where last_seen_at > now() - interval '${SEEN_HOURS} hours'
    union (select to_set_id from move group by to_set_id order by max(id::text) desc limit ${LATEST_SETS})
    union select unnest(array[from_set_id, to_set_id]) from move where created_at > now() - interval '${ACTIVE_DAYS} days'
  ), newest as (
    select id, row_number() over (partition by name order by created_at desc, id desc) as place
    from release where removed_at is null
  )
  update release set removed_at = now()
  where removed_at is null and created_at < now() - interval '${NEW_DAYS} days'
    and id not in (select id from newest where place <= ${NEWEST_PER_MODULE})
    and id not in (
      select member::uuid from release_set, jsonb_array_elements_text(release_ids) as members(member)
      where release_set.id in (select id from needed_set)
    )
    and id not in (
      select member::uuid from module_preview, jsonb_array_elements_text(release_ids) as members(member)
      where ends_at > now()
    )`;

/** Deletes what is left of ended previews, except for sets that open tabs may still use. */
const FORGET_PREVIEWS = `
  delete from module_preview where ends_at <= now();
  delete from client_error where preview is not null and preview not in (select name from module_preview);
  delete from release_set where preview_id is not null and preview_id not in (select id from module_preview)
    and coalesce(last_seen_at, created_at) < now() - interval '${SEEN_HOURS} hours'`;

/** Marks unneeded releases and returns their names. Locks the channel until `em` commits, so that none of them becomes active. */
async function markUnneeded(em: EntityManager): Promise<string[]> {
  await lockReleases(em);
  await em.execute('select from release_channel where name = ? for update', [LIVE]);
  // Releases that a rollback would activate are needed, however long ago they were active.
  const needed = [...(await previousReleases(em, await releaseNames(em))).values()].map(({ id }) => id);
  const others = needed.map(() => 'and id <> ?').join(' ');
  const marked = await em.execute<{ release: string }[]>(
    `${MARK} ${others} returning name || ' ' || version as release`,
    needed,
  );
  return marked.map(({ release }) => release);
}

const HOUR_MS = 3_600_000;

/**
 * Deletes the files of releases that are no longer needed. Their rows stay, since a version must always mean the same
 * bytes. At its start each server also deletes archives and copies without a release, which a crash or another server
 * left behind. Each server sweeps its own copies every hour; one server sweeps the shared archives.
 */
@Injectable()
export class ReleaseCleanUpService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReleaseCleanUpService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly archives: ReleaseArchives,
    private readonly folders: ReleaseFolders,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('release-clean-up', () => this.tidyUp(), { cron: '23 * * * *' });
  }

  onApplicationBootstrap(): void {
    const tidy = (sweep: Promise<unknown>) => {
      sweep.catch((error: unknown) => {
        this.logger.error({ err: error }, 'Unneeded archives and copies of releases could not be deleted');
      });
    };
    tidy(this.sweep());
    this.timer = setInterval(() => tidy(this.folders.sweep()), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async tidyUp(): Promise<void> {
    const releases = await this.em.fork().transactional(async (em) => {
      const marked = await markUnneeded(em);
      await em.execute(FORGET_PREVIEWS);
      return marked;
    });
    if (releases.length > 0) this.logger.log({ releases }, 'Files of these releases are not needed any more');
    // Also sweeps releases that an earlier run marked but did not reach.
    await this.archives.sweep();
  }

  async sweep(): Promise<void> {
    const archives = await this.archives.sweep();
    const copies = await this.folders.sweep();
    if (archives + copies > 0) {
      this.logger.log(`${archives} archives and ${copies} copies of releases were deleted`);
    }
  }
}
