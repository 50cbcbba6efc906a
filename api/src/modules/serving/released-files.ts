import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release, releaseFolder } from '../releases/release.entity.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { GenerationCache } from '../../platform/changes/generation-cache.ts';
import type { LiveSets } from './served-set.ts';

/** Exceeds the number of releases that are requested in a day. */
const MAX_CACHED = 200;

interface ReleasedFiles {
  has(file: string): boolean;
  /** Path of one of its files on this machine. Throws `request.not-found` if the release's files are gone. */
  pathOf(file: string): Promise<string>;
}

@Injectable()
export class ReleasedFilesFinder {
  private readonly known = new LRUCache<string, ReleasedFiles>({ max: MAX_CACHED });

  constructor(
    private readonly em: EntityManager,
    private readonly folders: ReleaseFolders,
  ) {}

  /** `folder` is `<version>-<digest8>`. Returns null for a release that does not exist or was removed. */
  async find(name: string, folder: string): Promise<ReleasedFiles | null> {
    const key = `${name}/${folder}`;
    const known = this.known.get(key);
    if (known) return known;
    const release = await this.read(name, folder);
    if (!release) return null;
    const files = this.filesOf(release);
    this.known.set(key, files);
    return files;
  }

  private async read(name: string, folder: string): Promise<Release | null> {
    const version = folder.slice(0, folder.lastIndexOf('-'));
    const found = await this.em.fork().find(Release, { name: name as ReleaseName, version, removedAt: null });
    return found.find((release) => releaseFolder(release.version, release.digest) === folder) ?? null;
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

const LARGEST = 256 * 1024;

/** In-memory cache of files of the live sets; cleared when other sets become live. */
export class FileCache {
  private sets: LiveSets | null = null;
  private readonly cached = new GenerationCache<Buffer>({
    entries: 2000,
    bytes: { most: 64 * 1024 * 1024, of: ({ length }) => length },
  });

  /** Returns the bytes of a local file that never changes; null if it is too large. */
  async of(path: string, sets: LiveSets): Promise<Buffer | null> {
    if (sets !== this.sets) this.cached.clear();
    this.sets = sets;
    const cached = this.cached.find(path, sets);
    if (cached) return cached;
    const { size } = await stat(path);
    return size > LARGEST ? null : this.cached.get(path, sets, () => readFile(path));
  }
}

/** File types that the build of a module compresses if that makes them smaller (libs/module-kit, minimizers.ts). */
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);

/** In order of preference. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

export const isCompressible = (file: string): boolean => COMPRESSED.has(extname(file));

/** Returns the best encoding that the browser accepts and the release has; null for the plain file. */
export function findEncoding(
  release: { has(file: string): boolean },
  file: string,
  request: Request,
): Encoding | null {
  if (!isCompressible(file)) return null;
  const taken = ENCODINGS.find(
    ({ name, suffix }) => release.has(file + suffix) && request.acceptsEncodings(name),
  );
  return taken ?? null;
}
