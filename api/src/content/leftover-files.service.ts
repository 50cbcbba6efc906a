import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FileStore } from '../platform/storage/file-store.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { ArrivingFiles } from './arriving-files.ts';
import { namesWithoutRow } from './known-files.ts';
import { IncomingFiles } from '../platform/storage/incoming-files.ts';
import { whileFilesMayGo } from './while-files-may-go.ts';

const HOUR_MS = 3_600_000;

/**
 * A file is stored before its row is committed, perhaps by another server, and S3 dates a file by the beginning of a long
 * upload.
 */
const YOUNG_MS = 24 * HOUR_MS;
const AT_ONCE = 500;

/** When this process began, in milliseconds. */
const STARTED_AT = performance.timeOrigin;

/** Takes away files without a row and half files, which a crash can leave behind: at the start and once an hour. */
@Injectable()
export class LeftoverFilesService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LeftoverFilesService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly incoming: IncomingFiles,
    private readonly arriving: ArrivingFiles,
    private readonly configuration: Configuration,
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
    const moment = this.oldest();
    let count = (await this.files.sweep(moment)) + (await this.incoming.sweep(moment));
    let batch: string[] = [];
    for await (const { name, writtenAt } of this.files.names()) {
      if (writtenAt >= moment || this.arriving.has(name)) continue;
      batch.push(name);
      if (batch.length < AT_ONCE) continue;
      count += await this.removeUnknown(batch);
      batch = [];
    }
    count += await this.removeUnknown(batch);
    if (count > 0) this.logger.log(`${count} files that nothing knows were taken away`);
    return count;
  }

  /** From when on a file may belong to an upload under way. Beside an embedded database no other server writes. */
  private oldest(): Date {
    const dayAgo = Date.now() - YOUNG_MS;
    const isAlone = this.configuration.databaseUrl === null;
    return new Date(isAlone ? Math.max(dayAgo, STARTED_AT) : dayAgo);
  }

  private async removeUnknown(names: string[]): Promise<number> {
    let count = 0;
    await whileFilesMayGo(this.em, async () => {
      const unknown = await namesWithoutRow(this.em.fork(), names);
      for (const name of unknown) await this.files.remove(name);
      count = unknown.length;
    });
    return count;
  }
}
