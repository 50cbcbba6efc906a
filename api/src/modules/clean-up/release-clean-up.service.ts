import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseArchives } from '../publication/release-archives.ts';
import { Release } from '../release.entity.ts';
import { markUnneeded } from './unneeded-releases.ts';

const EVERY_HOUR = '23 * * * *';

/** An archive is stored before its row is committed. */
const LONGEST_PUBLICATION_MS = 24 * 3_600_000;

/** Takes away the files of releases that nobody needs any more. Their rows stay: a version means the same bytes for ever. */
@Injectable()
export class ReleaseCleanUpService implements OnModuleInit {
  private readonly logger = new Logger(ReleaseCleanUpService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly archives: ReleaseArchives,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('release-clean-up', () => this.tidyUp(), { cron: EVERY_HOUR });
  }

  async tidyUp(): Promise<void> {
    const releases = await this.em.fork().transactional((em) => markUnneeded(em));
    if (releases.length > 0) this.logger.log({ releases }, 'Nobody needs these releases any more');
    await this.removeFiles();
  }

  /** Also what an earlier run has marked and not got to, and what a crash has left. */
  private async removeFiles(): Promise<void> {
    const dayAgo = new Date(Date.now() - LONGEST_PUBLICATION_MS);
    await this.archives.sweep(dayAgo);
    for await (const { release, writtenAt } of this.archives.list()) {
      await this.removeUnlessKept(release, writtenAt < dayAgo);
    }
  }

  /** Whoever sends the same bytes again waits for the row, so that none go that have just come back. */
  private removeUnlessKept(archive: Pick<Release, 'name' | 'digest'>, isOld: boolean): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { name, digest } = archive;
      const fields = ['removedAt'] as const;
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const release = await em.findOne(Release, { name, digest }, { fields, lockMode });
      if (release ? release.removedAt : isOld) await this.archives.remove(archive);
    });
  }
}
