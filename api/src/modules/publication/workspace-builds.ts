import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { RELEASE_NAMES } from '@vitral/contracts';
import { LIVE } from '../channel/channel-names.ts';
import { ReleaseChannel } from '../channel/release-channel.entity.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { Release } from '../release.entity.ts';
import { ReleaseSets } from '../serving/release-sets.ts';
import { type ModuleBuild, readModuleBuild } from './module-build.ts';
import { ReleaseArchives } from './release-archives.ts';
import { readContent } from './release-content.ts';
import { storeRelease, sweepIncoming } from './release-files.ts';

/** Any number will do: servers that start together publish one after the other. */
const PUBLISH_LOCK = 6_183_550_002;

/** Publishes what was built where the server starts. */
@Injectable()
export class WorkspaceBuilds {
  private readonly logger = new Logger(WorkspaceBuilds.name);

  constructor(
    private readonly em: EntityManager,
    private readonly sets: ReleaseSets,
    private readonly archives: ReleaseArchives,
  ) {}

  /** Makes releases of the builds found in `workspace` and activates them together; what is published already stays. */
  async publish(workspace: string): Promise<void> {
    const builds = await this.readBuilds(workspace);
    await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [PUBLISH_LOCK]);
      await sweepIncoming(this.sets.folder);
      for (const build of builds) await storeRelease(this.sets.folder, build);
      const releases = await Promise.all(builds.map((build) => this.keep(em, workspace, build)));
      await em.flush();
      await activate(em, releases);
    });
    await this.sets.settle();
  }

  private async keep(em: EntityManager, workspace: string, build: ModuleBuild): Promise<Release> {
    const folder = join(workspace, build.descriptor.name, 'dist');
    const { files, size } = await readContent(folder);
    const release = await findOrCreateRelease(em, build);
    em.assign(release, { files, size });
    await this.archives.keep(release, folder, files);
    return release;
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
}

async function findOrCreateRelease(em: EntityManager, build: ModuleBuild): Promise<Release> {
  const { name, version } = build.descriptor;
  const known = await em.findOne(Release, { name, digest: build.digest });
  return known ?? em.create(Release, { name, version, digest: build.digest, descriptor: build.descriptor });
}

async function activate(em: EntityManager, releases: Release[]): Promise<void> {
  const releaseIds = releases.map((release) => release.id).sort();
  const fingerprint = releaseIds.join(',');
  const known = await em.findOne(ReleaseSet, { fingerprint });
  const set = known ?? em.create(ReleaseSet, { releaseIds, fingerprint });
  await em.flush();
  const channel = await em.findOne(ReleaseChannel, { name: LIVE });
  if (channel?.activeSetId === set.id) return;
  const activation = { activeSetId: set.id, changedAt: new Date() };
  if (channel) em.assign(channel, { ...activation, version: channel.version + 1 });
  else em.create(ReleaseChannel, { name: LIVE, ...activation });
}
