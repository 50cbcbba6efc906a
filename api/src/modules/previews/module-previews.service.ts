import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  MODULE_PREVIEW_LIMITS,
  type ModulePreview as ModulePreviewResponse,
  type ModulePreviewInput,
  type PublishedModulePreview,
} from '@vitral/contracts/module-previews';
import type { ReleaseName } from '@vitral/contracts/modules';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { TableChanges } from '../../platform/changes/table-changes.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SetProof } from '../activation/set-proof.ts';
import { findUsable, type Position, readPosition, refuseRemoved } from '../channel/position.ts';
import { changedWeight } from '../difference/difference.ts';
import { lockReleases } from '../releases/release-archives.ts';
import { Release } from '../releases/release.entity.ts';
import { ModulePreview } from '../serving/module-previews.entity.ts';
import { PreviewFigures } from './preview-figures.ts';
import { PreviewLinks } from '../serving/preview-links.ts';
import { type OpenPreview, PreviewSets } from '../serving/preview-sets.ts';

const DAY_MS = 24 * 3_600_000;
/** Exceeds the number of servers that may change one preview at the same moment. */
const ATTEMPTS = 10;

/** Must exceed the number of servers that change one preview at the same time. */
class ConcurrentChange extends Error {}

/** Makes, changes and ends previews: sets of releases for browsers with a link. docs/adr/098. */
@Injectable()
export class ModulePreviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly proof: SetProof,
    private readonly sets: PreviewSets,
    private readonly links: PreviewLinks,
    private readonly figures: PreviewFigures,
    private readonly changes: TableChanges,
  ) {}

  async list(module: ReleaseName | null): Promise<ModulePreviewResponse[]> {
    const previews = await this.toResponses(await this.sets.all());
    return previews.filter(({ releases }) => module === null || releases.some(({ name }) => name === module));
  }

  /** The release passes the same proof as for an activation, with the preview's other releases and the active ones. */
  async publish(
    name: string,
    { releaseId, days }: ModulePreviewInput,
    publisher: Publisher,
  ): Promise<PublishedModulePreview> {
    const release = await findUsable(this.em.fork(), releaseId, publisher);
    const position = await this.proof.queue.run(() => this.join(name, release, days, publisher));
    // The link in the response works at once.
    await this.changes.settle();
    const preview = await this.sets.find(name);
    const active = position.releases.find((one) => one.name === release.name);
    const [response] = await this.toResponses(preview ? [preview] : []);
    if (!response) throw new AppError('module-previews.not-found', { name });
    return { ...response, weight: changedWeight(active?.files ?? [], release.files) };
  }

  /** Removes the release of a module from the preview, or all of them; the preview ends with its last release. */
  end(name: string, module: ReleaseName | undefined, publisher: Publisher): Promise<void> {
    const only = module ?? publisher.module;
    if (only !== null) assertMayPublish(publisher, only);
    return this.em.transactional(async (em) => {
      await lockReleases(em);
      const row = await findOpen(em, name);
      if (!row) throw new AppError('module-previews.not-found', { name });
      const releases = await releasesOf(em, row);
      const others = only === null ? [] : releases.filter((release) => release.name !== only);
      if (only !== null && others.length === releases.length)
        throw new AppError('module-previews.not-found', { name });
      const [before, isEnded] = [stateOf(row, releases), others.length === 0];
      Object.assign(row, { releaseIds: idsOf(others), updatedAt: new Date() });
      const after = isEnded ? undefined : stateOf(row, others);
      if (isEnded) em.remove(row);
      this.audit.record(em, {
        verb: isEnded ? 'deleted' : 'updated',
        noun: 'module-previews',
        itemId: row.id,
        itemName: name,
        before,
        ...(after && { after }),
      });
    });
  }

  /** Proves outside any transaction, since a trial takes seconds, and again if the preview has changed since. */
  private async join(
    name: string,
    release: Release,
    days: number | undefined,
    publisher: Publisher,
  ): Promise<Position> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const em = this.em.fork();
      const [position, row] = [await readPosition(em), await findOpen(em, name)];
      const others = row ? (await releasesOf(em, row)).filter((other) => other.name !== release.name) : [];
      await this.proof.refuseUnfit(position, release, publisher, others);
      try {
        await this.store(name, release, others, days, publisher);
        return position;
      } catch (error) {
        if (!(error instanceof ConcurrentChange)) throw error;
      }
    }
    throw new AppError('modules.stale');
  }

  private store(
    name: string,
    release: Release,
    proved: Release[],
    days: number | undefined,
    publisher: Publisher,
  ): Promise<void> {
    return this.em.transactional(
      async (em) => {
        // Clean-up removes files under the same lock, so a preview never loses its files.
        await lockReleases(em);
        refuseRemoved(await em.findOneOrFail(Release, { id: release.id }));
        const open = await findOpen(em, name);
        const before = open ? await releasesOf(em, open) : [];
        const others = before.filter((other) => other.name !== release.name);
        if (idsOf(others).join() !== idsOf(proved).join()) throw new ConcurrentChange();
        const state = open && stateOf(open, before);
        const row = open ?? (await this.create(em, name, publisher));
        Object.assign(row, { releaseIds: idsOf([...others, release]), updatedAt: new Date() });
        if (days !== undefined) row.endsAt = new Date(Date.now() + days * DAY_MS);
        await em.flush();
        const after = stateOf(row, [...others, release]);
        this.audit.record(em, {
          verb: state ? 'updated' : 'created',
          noun: 'module-previews',
          itemId: row.id,
          itemName: name,
          ...(state && { before: state }),
          after,
        });
      },
      { clear: true },
    );
  }

  /** Replaces an ended preview of the same name, whose link stays invalid. */
  private async create(
    em: EntityManager,
    name: string,
    { id, name: createdBy }: Publisher,
  ): Promise<ModulePreview> {
    await em.nativeDelete(ModulePreview, { endsAt: { $lte: new Date() } });
    const max = MODULE_PREVIEW_LIMITS.open;
    if ((await em.count(ModulePreview)) >= max) throw new AppError('module-previews.too-many', { max });
    const now = new Date();
    const endsAt = new Date(now.getTime() + MODULE_PREVIEW_LIMITS.defaultDays * DAY_MS);
    return em.create(ModulePreview, {
      name,
      releaseIds: [],
      createdBy,
      createdById: id,
      updatedAt: now,
      endsAt,
    });
  }

  private async toResponses(previews: readonly OpenPreview[]): Promise<ModulePreviewResponse[]> {
    const figuresOf = await this.figures.of(previews.map(({ row }) => row));
    return previews.map(({ row, releases, set }) => ({
      name: row.name,
      path: this.links.pathOf(row),
      releases: releases.map(({ id, name, version, digest }) => ({ id, name, version, digest })),
      createdBy: row.createdBy,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isUsable: set !== null,
      ...figuresOf(row.id),
    }));
  }
}

const findOpen = (em: EntityManager, name: string) =>
  em.findOne(ModulePreview, { name, endsAt: { $gt: new Date() } });

const releasesOf = (em: EntityManager, { releaseIds }: ModulePreview) =>
  em.find(Release, { id: { $in: releaseIds } }, { orderBy: { name: 'asc' } });

const idsOf = (releases: readonly Release[]): string[] => releases.map(({ id }) => id).sort();

const stateOf = ({ endsAt }: ModulePreview, releases: readonly Release[]) => ({
  releases: releases
    .map(({ name, version }) => `${name} ${version}`)
    .sort()
    .join(', '),
  endsAt: endsAt.toISOString(),
});
