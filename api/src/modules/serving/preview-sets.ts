import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryCache } from '../../platform/changes/query-cache.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { readPosition, replaceReleases, setFingerprint } from '../channel/position.ts';
import { staticProblems } from '../proof/static-problems.ts';
import { Release } from '../releases/release.entity.ts';
import { type ActiveSet, toServedSet } from './served-set.ts';
import { ModulePreview } from './module-previews.entity.ts';

/** A preview that has not been ended, with the set that its visitors receive. */
export interface OpenPreview {
  row: ModulePreview;
  releases: Release[];
  /** Null while its releases do not work with the active ones of the other modules. */
  set: ActiveSet | null;
}

/** Tables that determine the sets of previews. */
const TABLES = ['module_preview', 'release_channel', 'release'];

/** Sets of previews: their own releases, and the active ones of all other modules. */
@Injectable()
export class PreviewSets {
  constructor(
    private readonly queryCache: QueryCache,
    private readonly configuration: Configuration,
  ) {}

  /** Returns null for a preview that does not exist or has ended. */
  async find(name: string): Promise<OpenPreview | null> {
    const previews = await this.all();
    return previews.find(({ row }) => row.name === name) ?? null;
  }

  /** Returns the open previews, the latest change first. */
  async all(): Promise<OpenPreview[]> {
    const previews = await this.queryCache.read('modules/previews', TABLES, (em) => this.read(em));
    return previews.filter(({ row }) => row.endsAt > new Date());
  }

  private async read(em: EntityManager): Promise<OpenPreview[]> {
    const rows = await em.find(ModulePreview, {}, { orderBy: { updatedAt: 'desc', id: 'desc' } });
    const { releases: active } = await readPosition(em);
    const previews: OpenPreview[] = [];
    for (const row of rows) {
      const releases = await em.find(Release, { id: { $in: row.releaseIds } }, { orderBy: { name: 'asc' } });
      previews.push({ row, releases, set: await this.setOf(em, row, releases, active) });
    }
    return previews;
  }

  private async setOf(
    em: EntityManager,
    { id }: ModulePreview,
    own: Release[],
    active: Release[],
  ): Promise<ActiveSet | null> {
    const releases = replaceReleases(active, ...own);
    const problems = staticProblems(releases, { before: active, mayLowerPermissions: true });
    if (problems.length > 0 || own.some(({ removedAt }) => removedAt)) return null;
    // A module that fails shows its panel, since a fallback would hide from the team that its release fails.
    const set = toServedSet(
      await findOrCreatePreviewSet(em, id, releases),
      releases,
      this.configuration.assetOrigins,
    );
    return set && { ...set, isPreview: true };
  }
}

/** Differs from the set of the same releases on the channel, so that neither counts failures of the other. */
async function findOrCreatePreviewSet(
  em: EntityManager,
  previewId: string,
  releases: readonly Release[],
): Promise<string> {
  const ids = releases.map(({ id }) => id).sort();
  const [set] = await em.execute<[{ id: string }]>(
    `insert into release_set (created_at, release_ids, fingerprint, preview_id) values (now(), ?::jsonb, ?, ?)
     on conflict (fingerprint) do update set preview_id = excluded.preview_id returning id`,
    [JSON.stringify(ids), `preview ${previewId}: ${setFingerprint(releases)}`, previewId],
  );
  return set.id;
}
