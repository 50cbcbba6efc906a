import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { FeedThumbnail } from '../feed-sources/index.ts';
import { mayRemoveFiles } from '../platform/storage/locks.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { Content, ContentVariant } from './content.entity.ts';

export async function fileNamesWithoutRow(em: EntityManager, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const wanted = { filename: { $in: names } };
  const items = await em.find(Content, wanted, { fields: ['filename'] });
  const variants = await em.find(ContentVariant, wanted, { fields: ['filename'] });
  const thumbnails = await em.find(FeedThumbnail, wanted, { fields: ['filename'] });
  const known = new Set([...items, ...variants, ...thumbnails].map(({ filename }) => filename));
  return names.filter((name) => !known.has(name));
}

/**
 * Runs `work`, which removes files, unless a backup may need them: then the hourly sweep removes them later. Returns whether
 * `work` ran.
 */
export function ifFilesMayBeRemoved(em: EntityManager, work: () => Promise<void>): Promise<boolean> {
  return em.fork().transactional(async (lock) => {
    if (!(await mayRemoveFiles(lock))) return false;
    await work();
    return true;
  });
}

export interface MadeFile {
  /** The path on this machine. */
  path: string;
  /** The name in the file store. */
  filename: string;
}

@Injectable()
export class StagedFiles {
  private readonly logger = new Logger(StagedFiles.name);
  private readonly names = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly store: FileStore,
  ) {}

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** Stores the files, then runs `work`, which commits their rows. Removes the files again when either fails. */
  async during<Result>(files: MadeFile[], work: () => Promise<Result>): Promise<Result> {
    const names = files.map(({ filename }) => filename);
    names.forEach((name) => this.names.add(name));
    try {
      for (const { filename, path } of files) await this.store.take(filename, path);
      return await work();
    } catch (error) {
      await this.removeUnreferenced(names);
      throw error;
    } finally {
      names.forEach((name) => this.names.delete(name));
    }
  }

  /** Removes files that no row refers to. Files that cannot be removed now are left to the hourly sweep. */
  async removeUnreferenced(names: string[]): Promise<void> {
    try {
      await ifFilesMayBeRemoved(this.em, async () => {
        // A commit whose response was lost may have succeeded, so the rows are read again.
        for (const name of await fileNamesWithoutRow(this.em.fork(), names)) await this.store.remove(name);
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'Files without a row are left to the sweep');
    }
  }
}
