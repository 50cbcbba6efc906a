import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseArchives } from '../releases/release-archives.ts';
import { markUnneeded } from './unneeded-releases.ts';

const EVERY_HOUR = '23 * * * *';

/**
 * Deletes the files of releases that are not needed any more. Their rows stay, since a version must always mean the same
 * bytes.
 */
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
    if (releases.length > 0) this.logger.log({ releases }, 'Files of these releases are not needed any more');
    // Also sweeps releases that an earlier run marked but did not reach.
    await this.archives.sweep();
  }
}
