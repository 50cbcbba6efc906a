import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseFile } from '@vitral/contracts/releases';
import { ReleaseStore } from '../../platform/storage/file-store.ts';
import { TarWriter } from '../../platform/storage/tar-writer.ts';
import { Release } from './release.entity.ts';
import { unpackArchive } from './unpack-archive.ts';

/** Bytes of a tar block; tar pads every file to whole blocks and ends with two empty ones. */
const BLOCK = 512;

type Named = Pick<Release, 'name' | 'digest'>;

/** One archive for each release, written before its row is committed and deleted after it is marked, under `lockReleases`. */
@Injectable()
export class ReleaseArchives {
  constructor(
    private readonly em: EntityManager,
    private readonly store: ReleaseStore,
  ) {}

  /**
   * Packs `folder` again, so that nothing else of an uploaded archive remains; equal files give equal archives. Needs
   * `lockReleases`.
   */
  async keep(release: Named, folder: string, files: readonly ReleaseFile[]): Promise<void> {
    const tar = new TarWriter(new Date(0));
    const fill = async () => {
      for (const { path, size } of files) await tar.add(path, size, await readFile(join(folder, path)));
    };
    await this.store.write(archiveName(release), tar.bytes(fill));
  }

  /** Unpacks the archive into `folder`; returns false if there is none. The caller verifies the result. */
  async unpack(release: Named, folder: string): Promise<boolean> {
    const bytes = await this.store.read(archiveName(release));
    if (!bytes) return false;
    await unpackArchive(bytes, folder);
    return true;
  }

  async has(release: Named & Pick<Release, 'files'>): Promise<boolean> {
    return (await this.store.size(archiveName(release))) === archiveSize(release.files);
  }

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

const archiveName = ({ name, digest }: Named): string => `${name}-${digest}.tar`;

function archiveSize(files: readonly ReleaseFile[]): number {
  const blocks = files.reduce((sum, { size }) => sum + 1 + Math.ceil(size / BLOCK), 2);
  return blocks * BLOCK;
}

/** Arbitrary number. */
const RELEASES_LOCK = 6_183_550_002;

/** Serializes servers that add releases or remove their files, until `em` commits: a row and its archive change together. */
export async function lockReleases(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [RELEASES_LOCK]);
}
