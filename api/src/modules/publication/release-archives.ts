import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseFile } from '@vitral/contracts';
import { ReleaseStore } from '../../platform/storage/release-store.ts';
import { TarWriter } from '../../platform/storage/tar-writer.ts';
import { Release } from '../release.entity.ts';
import { lockReleases } from './release-lock.ts';
import { unpackArchive } from './unpack-archive.ts';

/** Bytes; tar fills everything up to whole blocks, and ends with two. */
const BLOCK = 512;

type Named = Pick<Release, 'name' | 'digest'>;

/**
 * The files of releases as all servers share them: one archive for each release, in the store. An archive is written before its
 * row is committed and taken away after its row says so; both under `lockReleases`.
 */
@Injectable()
export class ReleaseArchives {
  constructor(
    private readonly em: EntityManager,
    private readonly store: ReleaseStore,
  ) {}

  /**
   * Keeps the files that lie in `folder`, packed anew, so that nothing is kept of what a sender put around them. Equal files
   * make equal archives. The caller has locked the releases.
   */
  async keep(release: Named, folder: string, files: readonly ReleaseFile[]): Promise<void> {
    const tar = new TarWriter(new Date(0));
    const fill = async () => {
      for (const { path, size } of files) await tar.add(path, size, await readFile(join(folder, path)));
    };
    await this.store.write(archiveName(release), tar.bytes(fill));
  }

  /** Unpacks them into `folder`. False: there is no archive. What came out of it is for the caller to verify. */
  async unpack(release: Named, folder: string): Promise<boolean> {
    const bytes = await this.store.read(archiveName(release));
    if (!bytes) return false;
    await unpackArchive(bytes, folder);
    return true;
  }

  /** Whether there is an archive of the size that the files make. */
  async has(release: Named & Pick<Release, 'files'>): Promise<boolean> {
    return (await this.store.size(archiveName(release))) === archiveSize(release.files);
  }

  /** Takes away what no release needs, whole or half: its files are gone, or its publication was cut off. Tells how much. */
  async sweep(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      await lockReleases(em);
      let count = await this.store.sweep(new Date());
      const releases = await em.find(Release, { removedAt: null }, { fields: ['name', 'digest'] });
      const needed = new Set(releases.map(archiveName));
      for await (const { name } of this.store.names()) {
        if (needed.has(name)) continue;
        await this.store.remove(name);
        count += 1;
      }
      return count;
    });
  }
}

function archiveName({ name, digest }: Named): string {
  return `${name}-${digest}.tar`;
}

function archiveSize(files: readonly ReleaseFile[]): number {
  const blocks = files.reduce((sum, { size }) => sum + 1 + Math.ceil(size / BLOCK), 2);
  return blocks * BLOCK;
}
