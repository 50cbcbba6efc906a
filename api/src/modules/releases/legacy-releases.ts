import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Release, releaseFolder } from './release.entity.ts';
import { lockReleases, ReleaseArchives } from './release-archives.ts';
import { readContent } from './release-content.ts';
import { ReleaseFolders } from './release-folders.ts';

/** Migrates releases of earlier versions, which were stored as a folder on this machine alone. */
@Injectable()
export class LegacyReleases {
  constructor(
    private readonly em: EntityManager,
    private readonly archives: ReleaseArchives,
    private readonly folders: ReleaseFolders,
  ) {}

  async adopt(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await lockReleases(em);
      const earlier = await em.find(Release, { size: 0, removedAt: null });
      for (const release of earlier) await this.adoptOne(em, release);
    });
  }

  private async adoptOne(em: EntityManager, release: Release): Promise<void> {
    const { name, version, digest } = release;
    const folder = join(this.folders.root, name, releaseFolder(version, digest));
    const { files, size, digest: found } = await readContent(folder);
    if (found !== digest) return;
    await this.archives.keep(release, folder, files);
    em.assign(release, { files, size });
  }
}
