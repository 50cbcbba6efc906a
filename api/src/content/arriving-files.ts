import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { FileStore } from '../platform/storage/file-store.ts';
import { namesWithoutRow } from './known-files.ts';
import { whileFilesMayGo } from './while-files-may-go.ts';

export interface MadeFile {
  /** On this machine. */
  path: string;
  /** In the store. */
  filename: string;
}

/** Files are in the store before the rows that name them are committed. Until then they are remembered here. */
@Injectable()
export class ArrivingFiles {
  private readonly logger = new Logger(ArrivingFiles.name);
  private readonly names = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly store: FileStore,
  ) {}

  /** Whether the row of a file may still come. */
  has(name: string): boolean {
    return this.names.has(name);
  }

  /** Stores the files, then runs `work`, which commits their rows. When that fails the files go again. */
  async during<Result>(files: MadeFile[], work: () => Promise<Result>): Promise<Result> {
    const names = files.map(({ filename }) => filename);
    names.forEach((name) => this.names.add(name));
    try {
      for (const { filename, path } of files) await this.store.take(filename, path);
      return await work();
    } catch (error) {
      await this.removeUnknown(names);
      throw error;
    } finally {
      names.forEach((name) => this.names.delete(name));
    }
  }

  /** Takes away files that no row has any more. What cannot be taken away now is left to the sweep. */
  async removeUnknown(names: string[]): Promise<void> {
    try {
      await whileFilesMayGo(this.em, async () => {
        // A commit whose answer was lost may have succeeded, so the rows are asked.
        for (const name of await namesWithoutRow(this.em.fork(), names)) await this.store.remove(name);
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'Files that nothing knows are left to the sweep');
    }
  }
}
