import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Release } from '../release.entity.ts';
import { ReleaseArchives } from './release-archives.ts';
import { readContent } from './release-content.ts';
import { INCOMING, releaseFolder } from './release-files.ts';

type Located = Pick<Release, 'id' | 'name' | 'version' | 'digest'>;

/** The copies of releases on this machine, unpacked when they are first asked for and verified before they are used. */
@Injectable()
export class ReleaseFolders {
  /** Where they lie. */
  readonly root: string;
  private readonly whole = new Map<string, Promise<string>>();

  constructor(
    { dataDir }: Configuration,
    private readonly archives: ReleaseArchives,
  ) {
    this.root = join(dataDir, 'modules');
  }

  /** The folder with the release's files, whole. Throws AppError('modules.removed') when they are gone everywhere. */
  of(release: Located): Promise<string> {
    const known = this.whole.get(release.id);
    if (known) return known;
    const folder = this.makeWhole(release);
    this.whole.set(release.id, folder);
    folder.catch(() => this.whole.delete(release.id));
    return folder;
  }

  private async makeWhole(release: Located): Promise<string> {
    const folder = join(this.root, release.name, releaseFolder(release.version, release.digest));
    if (await isWhole(folder, release)) return folder;
    const aside = join(this.root, `${INCOMING}${randomUUID()}`);
    await mkdir(aside, { recursive: true });
    try {
      const isThere = await this.archives.unpack(release, aside);
      if (!isThere || !(await isWhole(aside, release))) throw new AppError('modules.removed');
      await mkdir(dirname(folder), { recursive: true });
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    return folder;
  }
}

async function isWhole(folder: string, { digest }: Located): Promise<boolean> {
  return (await readContent(folder)).digest === digest;
}
