import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { MODULE_NAMES, type BootModule, type ReleaseName } from '@vitral/contracts';
import { Changes } from '../platform/changes/changes.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { type ModuleBuild, readModuleBuild } from './module-build.ts';
import { releaseFolder, storeRelease, sweepIncoming } from './release-files.ts';
import { ActiveReleaseSet, ReleaseSet } from './release-set.entity.ts';
import { Release } from './release.entity.ts';

const CHANNEL = 'live';
const RELEASE_NAMES: readonly ReleaseName[] = ['shell', ...MODULE_NAMES];

/** Any number will do: servers that start together publish one after the other. */
const PUBLISH_LOCK = 6_183_550_002;

export interface ActiveSet {
  id: string;
  shell: BootModule;
  modules: BootModule[];
}

@Injectable()
export class ModulesService {
  private readonly logger = new Logger(ModulesService.name);
  private active: { set: ActiveSet | null; generation: number } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly configuration: Configuration,
    private readonly changes: Changes,
  ) {}

  /** Where the files of all releases lie. */
  get folder(): string {
    return join(this.configuration.dataDir, 'modules');
  }

  /** The set that visitors get; null when nothing was ever published. */
  async activeSet(): Promise<ActiveSet | null> {
    const generation = this.changes.generationOf(['active_release_set']);
    if (this.active?.generation !== generation) {
      this.active = { set: await this.readActiveSet(), generation };
    }
    return this.active.set;
  }

  /** Makes releases of the builds found in `workspace` and activates them together; what is published already stays. */
  async publishBuilds(workspace: string): Promise<void> {
    const builds = await this.readBuilds(workspace);
    await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [PUBLISH_LOCK]);
      await sweepIncoming(this.folder);
      for (const build of builds) await storeRelease(this.folder, build);
      const releases = await Promise.all(builds.map((build) => findOrCreateRelease(em, build)));
      await em.flush();
      await activate(em, releases);
    });
    this.active = null;
  }

  /** Every release, newest first, and whether visitors get it. */
  async list() {
    const active = await this.activeSet();
    const bases = new Set([active?.shell, ...(active?.modules ?? [])].map((module) => module?.base));
    const releases = await this.em.find(
      Release,
      {},
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 100 },
    );
    return releases.map((release) => ({
      id: release.id,
      name: release.name,
      version: release.version,
      digest: release.digest,
      createdAt: release.createdAt,
      isActive: bases.has(baseOf(release)),
    }));
  }

  private async readBuilds(workspace: string): Promise<ModuleBuild[]> {
    const builds = await Promise.all(
      RELEASE_NAMES.map(async (name) => {
        const build = await readModuleBuild(join(workspace, name, 'dist'), name);
        if (!build) this.logger.warn(`${name} has no build and is not published`);
        return build;
      }),
    );
    return builds.filter((build) => build !== null);
  }

  private async readActiveSet(): Promise<ActiveSet | null> {
    const em = this.em.fork();
    const pointer = await em.findOne(ActiveReleaseSet, { channel: CHANNEL });
    const set = pointer && (await em.findOne(ReleaseSet, { id: pointer.releaseSetId }));
    if (!set) return null;

    const releases = await em.find(Release, { id: { $in: set.releaseIds } });
    const members = releases.map((release) => ({ ...release.descriptor, base: baseOf(release) }));
    const shell = members.find((member) => member.name === 'shell');
    return shell ? { id: set.id, shell, modules: members.filter((member) => member !== shell) } : null;
  }
}

function baseOf(release: Release): string {
  return `/modules/${release.name}/${releaseFolder(release.version, release.digest)}/`;
}

async function findOrCreateRelease(em: EntityManager, build: ModuleBuild): Promise<Release> {
  const { name, version } = build.descriptor;
  const known = await em.findOne(Release, { name, digest: build.digest });
  return known ?? em.create(Release, { name, version, digest: build.digest, descriptor: build.descriptor });
}

async function activate(em: EntityManager, releases: Release[]): Promise<void> {
  const releaseIds = releases.map((release) => release.id).sort();
  const pointer = await em.findOne(ActiveReleaseSet, { channel: CHANNEL });
  const current = pointer && (await em.findOne(ReleaseSet, { id: pointer.releaseSetId }));
  if (current && String(current.releaseIds) === String(releaseIds)) return;

  const set = em.create(ReleaseSet, { releaseIds });
  await em.flush();
  const activation = { releaseSetId: set.id, activatedAt: new Date() };
  if (pointer) em.assign(pointer, activation);
  else em.create(ActiveReleaseSet, { channel: CHANNEL, ...activation });
}
