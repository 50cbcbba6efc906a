import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BootModule } from '@vitral/contracts';
import { Changes } from '../../platform/changes/changes.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { LIVE } from '../channel/channel-names.ts';
import { ReleaseChannel } from '../channel/release-channel.entity.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { releaseFolder } from '../publication/release-files.ts';
import { Release } from '../release.entity.ts';

export interface ActiveSet {
  id: string;
  shell: BootModule;
  modules: BootModule[];
}

/** The release sets that visitors get, kept in memory until the database announces a change. */
@Injectable()
export class ReleaseSets {
  private kept: { set: ActiveSet | null; generation: number } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly configuration: Configuration,
    private readonly changes: Changes,
  ) {}

  /** Where the files of all releases lie on this machine. */
  get folder(): string {
    return join(this.configuration.dataDir, 'modules');
  }

  /** The set that visitors get; null when nothing was ever published. */
  async active(): Promise<ActiveSet | null> {
    const generation = this.changes.generationOf(['release_channel']);
    if (this.kept?.generation !== generation) {
      this.kept = { set: await this.readActive(), generation };
    }
    return this.kept.set;
  }

  private async readActive(): Promise<ActiveSet | null> {
    const em = this.em.fork();
    const channel = await em.findOne(ReleaseChannel, { name: LIVE });
    const set = channel && (await em.findOne(ReleaseSet, { id: channel.activeSetId }));
    if (!set) return null;

    const releases = await em.find(Release, { id: { $in: set.releaseIds } });
    const members = releases.map((release) => ({ ...release.descriptor, base: baseOf(release) }));
    const shell = members.find((member) => member.name === 'shell');
    return shell ? { id: set.id, shell, modules: members.filter((member) => member !== shell) } : null;
  }
}

/** The address under which a release's files are served. */
export function baseOf({ name, version, digest }: Pick<Release, 'name' | 'version' | 'digest'>): string {
  return `/modules/${name}/${releaseFolder(version, digest)}/`;
}
