import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseOrigin } from '@vitral/contracts';
import { Release } from '../release.entity.ts';
import type { ModuleBuild } from './module-build.ts';
import { ReleaseArchives } from './release-archives.ts';

/** Where a release came from. */
export interface Source {
  origin: ReleaseOrigin;
  revision?: string;
  publishedBy?: string;
  publishedById?: string;
}

export interface KeptRelease {
  release: Release;
  isNew: boolean;
  /** It was known, but its files were gone. */
  isBack: boolean;
}

/** Makes releases of builds. */
@Injectable()
export class ReleaseKeeper {
  constructor(private readonly archives: ReleaseArchives) {}

  /** The caller has locked the releases with `em`, and commits. The archive is whole in the store by then. */
  async keep(em: EntityManager, build: ModuleBuild, source: Source): Promise<KeptRelease> {
    await this.store(build);
    return this.note(em, build, source);
  }

  /** Also what is known: this is how damaged archives are put right. */
  async store({ descriptor: { name }, digest, folder, files }: ModuleBuild): Promise<void> {
    await this.archives.keep({ name, digest }, folder, files);
  }

  /** The row of a build that is in the store. */
  async note(em: EntityManager, build: ModuleBuild, source: Source): Promise<KeptRelease> {
    const { descriptor, digest, files, size } = build;
    const { name, version } = descriptor;
    const known = await em.findOne(Release, { name, digest });
    const isBack = Boolean(known?.removedAt);
    const release = known ?? em.create(Release, { name, version, digest, descriptor, ...source });
    em.assign(release, { files, size, removedAt: null });
    // What comes back is as young as what is new, else the next clean-up would take it away again.
    if (isBack) em.assign(release, { ...source, createdAt: new Date() });
    await em.flush();
    return { release, isNew: !known, isBack };
  }
}
