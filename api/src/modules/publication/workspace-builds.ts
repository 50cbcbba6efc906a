import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { releaseProblemText } from '@vitral/contracts/release-problems';
import { RELEASE_NAMES } from '@vitral/contracts/modules';
import { LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { AutomaticChanges } from '../activation/automatic-changes.ts';
import { Release, WorkspaceRelease } from '../releases/release.entity.ts';
import { ReleaseTrust } from '../releases/release-trust.ts';
import { ReleaseSets } from '../serving/release-sets.ts';
import { type ModuleBuild, readModuleBuild, writeRelease } from './release-writer.ts';
import { lockReleases, ReleaseArchives } from '../releases/release-archives.ts';

@Injectable()
export class WorkspaceBuilds {
  private readonly logger = new Logger(WorkspaceBuilds.name);

  constructor(
    private readonly em: EntityManager,
    private readonly archives: ReleaseArchives,
    private readonly channel: AutomaticChanges,
    private readonly sets: ReleaseSets,
    private readonly trust: ReleaseTrust,
  ) {}

  /** Activates the builds together, except those that the last startup found: a restart must not undo the activations of teams. */
  async publish(workspace: string): Promise<void> {
    const builds = await this.readBuilds(workspace);
    await this.em.fork().transactional(async (em) => {
      await lockReleases(em);
      const known = await this.knownBuilds(em);
      const isKnown = ({ digest }: ModuleBuild) => known.some((release) => release.digest === digest);
      const isMissing = await Promise.all(builds.map((build) => this.isMissing(build, known)));
      const missing = builds.filter((_, index) => isMissing[index]);
      const archiving = missing.map(({ descriptor: { name }, digest, folder, files }) =>
        this.archives.keep({ name, digest }, folder, files),
      );
      await Promise.all(archiving);
      const found: Release[] = [];
      for (const build of missing) {
        const release = await this.publishBuild(em, build);
        if (!isKnown(build)) found.push(release);
      }
      await this.channel.activateBuilds(em, await this.withoutDistrusted(em, found));
    });
    await this.sets.settle();
  }

  /** If some builds may not be activated, all are only published, since the set was built together. */
  private async withoutDistrusted(em: EntityManager, found: Release[]): Promise<Release[]> {
    const isFirst = (await em.count(ReleaseChannel, { name: LIVE })) === 0;
    if (isFirst) return found;
    const problems = (await Promise.all(found.map((release) => this.trust.problemsOf(release, em)))).flat();
    if (problems.length === 0) return found;
    const reasons = problems.map(releaseProblemText);
    this.logger.warn({ reasons }, 'New builds are published, but not activated');
    return [];
  }

  private async knownBuilds(em: EntityManager): Promise<Release[]> {
    if ((await em.count(ReleaseChannel, { name: LIVE })) === 0) return [];
    const rows = await em.find(WorkspaceRelease, {});
    return em.find(Release, { id: { $in: rows.map(({ releaseId }) => releaseId) } });
  }

  /** True for a new build, or a known one without archive. Releases that people removed stay removed. */
  private async isMissing({ digest }: ModuleBuild, known: Release[]): Promise<boolean> {
    const release = known.find((each) => each.digest === digest);
    return !release || (!release.removedAt && !(await this.archives.has(release)));
  }

  private async publishBuild(em: EntityManager, build: ModuleBuild): Promise<Release> {
    const { release } = await writeRelease(em, build, { origin: 'workspace' });
    await em.upsert(WorkspaceRelease, { name: release.name, releaseId: release.id });
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
