import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FileStore } from '../platform/storage/file-store.ts';
import { Content } from './content.entity.ts';

const HOUR_MS = 3_600_000;

/** A file is stored before its row is committed, and S3 dates a file by the beginning of a long upload. */
const YOUNG_MS = 24 * HOUR_MS;
const AT_ONCE = 500;

/** Takes away files without a row, which a crash can leave behind: at the start and once an hour. */
@Injectable()
export class LeftoverFilesService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LeftoverFilesService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => {
      this.sweep().catch((error: unknown) => {
        this.logger.error({ err: error }, 'Files that nothing knows could not be taken away');
      });
    };
    sweep();
    this.timer = setInterval(sweep, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Tells how many there were. */
  async sweep(): Promise<number> {
    const moment = new Date(Date.now() - YOUNG_MS);
    let count = await this.files.sweep(moment);
    let batch: string[] = [];
    for await (const { name, writtenAt } of this.files.names()) {
      if (writtenAt >= moment) continue;
      batch.push(name);
      if (batch.length < AT_ONCE) continue;
      count += await this.removeUnknown(batch);
      batch = [];
    }
    count += await this.removeUnknown(batch);
    if (count > 0) this.logger.log(`${count} files that nothing knows were taken away`);
    return count;
  }

  private async removeUnknown(names: string[]): Promise<number> {
    if (names.length === 0) return 0;
    const em = this.em.fork();
    const rows = await em.find(Content, { filename: { $in: names } }, { fields: ['filename'] });
    const known = new Set(rows.map(({ filename }) => filename));
    const unknown = names.filter((name) => !known.has(name));
    for (const name of unknown) await this.files.remove(name);
    return unknown.length;
  }
}
