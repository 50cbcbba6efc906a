import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import { releaseFolder } from '../releases/release-folder.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { Release } from '../releases/release.entity.ts';

/** More releases than are requested in a day; the oldest entries are evicted first. */
const MAX_CACHED = 200;

/** The files of one release. */
export interface ReleasedFiles {
  has(file: string): boolean;
  /** Path of one of its files on this machine. Throws `request.not-found` if the release's files are gone. */
  pathOf(file: string): Promise<string>;
}

/** Finds releases by their URLs. */
@Injectable()
export class ReleasedFilesFinder {
  private readonly known = new Map<string, ReleasedFiles>();

  constructor(
    private readonly em: EntityManager,
    private readonly folders: ReleaseFolders,
  ) {}

  /** `address` is `<version>-<digest8>`. Returns null for a release that does not exist or was removed. */
  async find(name: string, address: string): Promise<ReleasedFiles | null> {
    const key = `${name}/${address}`;
    const known = this.known.get(key);
    if (known) return known;
    const release = await this.read(name, address);
    if (!release) return null;
    const files = this.filesOf(release);
    this.known.set(key, files);
    const [oldest = key] = this.known.keys();
    if (this.known.size > MAX_CACHED) this.known.delete(oldest);
    return files;
  }

  private async read(name: string, address: string): Promise<Release | null> {
    const version = address.slice(0, address.lastIndexOf('-'));
    const found = await this.em.fork().find(Release, { name: name as ReleaseName, version, removedAt: null });
    return found.find((release) => releaseFolder(release.version, release.digest) === address) ?? null;
  }

  private filesOf({ id, name, version, digest, files }: Release): ReleasedFiles {
    const names = new Set(files.map(({ path }) => path));
    const release = { id, name, version, digest, removedAt: null };
    return {
      has: (file) => names.has(file),
      pathOf: async (file) => {
        try {
          return await this.folders.fileOf(release, file);
        } catch (error) {
          if (error instanceof AppError) throw new AppError('request.not-found');
          throw error;
        }
      },
    };
  }
}
