import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { RELEASE_NAMES, type ReleaseFile } from '@vitral/contracts';
import { ReleaseStore } from '../../platform/storage/release-store.ts';
import { TarWriter } from '../../platform/storage/tar-writer.ts';
import type { Release } from '../release.entity.ts';
import { unpackArchive } from './unpack-archive.ts';

type Named = Pick<Release, 'name' | 'digest'>;

/** The files of releases as all servers share them: one archive for each release, in the store. */
@Injectable()
export class ReleaseArchives {
  constructor(private readonly store: ReleaseStore) {}

  /** Keeps the files that lie in `folder`. Equal files make equal archives, so that it does no harm to keep one twice. */
  async keep(release: Named, folder: string, files: readonly ReleaseFile[]): Promise<void> {
    const tar = new TarWriter(new Date(0));
    const fill = async () => {
      for (const { path, size } of files) await tar.add(path, size, createReadStream(join(folder, path)));
    };
    await this.store.write(archiveName(release), tar.bytes(fill));
  }

  /** Unpacks them into `folder`, which exists. Tells whether there is an archive; what is in it is for the caller to verify. */
  async unpack(release: Named, folder: string): Promise<boolean> {
    const bytes = await this.store.read(archiveName(release));
    if (!bytes) return false;
    await unpackArchive(bytes, folder);
    return true;
  }

  has(release: Named): Promise<boolean> {
    return this.store.size(archiveName(release)).then((size) => size !== null);
  }

  /** Every archive there is, and when it was written. */
  async *list(): AsyncGenerator<{ release: Named; writtenAt: Date }> {
    for await (const { name, writtenAt } of this.store.names()) {
      const release = releaseOf(name);
      if (release) yield { release, writtenAt };
    }
  }

  /** Takes away what archives that were begun before `moment` and never ended have left. */
  async sweep(moment: Date): Promise<void> {
    await this.store.sweep(moment);
  }

  async remove(release: Named): Promise<void> {
    await this.store.remove(archiveName(release));
  }
}

function releaseOf(archive: string): Named | null {
  const [, word, digest] = /^(.+)-([0-9a-f]{64})\.tar$/.exec(archive) ?? [];
  const name = RELEASE_NAMES.find((candidate) => candidate === word);
  return name && digest ? { name, digest } : null;
}

function archiveName({ name, digest }: Named): string {
  return `${name}-${digest}.tar`;
}
