import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { FileStore } from '../platform/storage/file-store.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { isAlone, leftoversBefore } from '../platform/storage/leftovers.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { fileNamesWithoutRow, ifFilesMayBeRemoved, StagedFiles } from './staged-files.ts';
import { StagingFolder } from '../platform/storage/staging-folder.ts';

const HOUR_MS = 3_600_000;

const AT_ONCE = 500;

/** Enough for a store with millions of files. */
const LONGEST_SECONDS = 3 * 3600;

/** Removes files that a crash left behind, once an hour: one server in the shared store, each server in its own staging folder. */
@Injectable()
export class LeftoverFilesService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LeftoverFilesService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly staging: StagingFolder,
    private readonly staged: StagedFiles,
    private readonly configuration: Configuration,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    const options = { cron: '47 * * * *', retries: 0, longestSeconds: LONGEST_SECONDS };
    this.jobs.define('leftover-files', () => this.sweepStore(), options);
  }

  onApplicationBootstrap(): void {
    const tidy = (sweep: () => Promise<number>) => {
      sweep().catch((error: unknown) => {
        this.logger.error({ err: error }, 'Files without a row could not be removed');
      });
    };
    const sweepStaging = () => this.staging.sweep(leftoversBefore(this.configuration));
    tidy(isAlone(this.configuration) ? () => this.sweepAtStart() : sweepStaging);
    this.timer = setInterval(() => tidy(sweepStaging), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweepAtStart(): Promise<number> {
    return (await this.staging.sweepOthers()) + (await this.sweepStore());
  }

  async sweep(): Promise<number> {
    return (await this.staging.sweep(leftoversBefore(this.configuration))) + (await this.sweepStore());
  }

  private async sweepStore(): Promise<number> {
    const moment = leftoversBefore(this.configuration);
    let count = await this.files.sweep(moment);
    let batch: string[] = [];
    for await (const { name, writtenAt } of this.files.names()) {
      if (writtenAt >= moment || this.staged.has(name)) continue;
      batch.push(name);
      if (batch.length < AT_ONCE) continue;
      count += await this.removeUnreferenced(batch);
      batch = [];
    }
    count += await this.removeUnreferenced(batch);
    if (count > 0) this.logger.log(`${count} files without a row were removed`);
    return count;
  }

  private async removeUnreferenced(names: string[]): Promise<number> {
    let count = 0;
    await ifFilesMayBeRemoved(this.em, async () => {
      const unknown = await fileNamesWithoutRow(this.em.fork(), names);
      for (const name of unknown) await this.files.remove(name);
      count = unknown.length;
    });
    return count;
  }
}
