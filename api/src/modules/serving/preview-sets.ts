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

  /** Returns the open previews, the most recently changed first. */
  async all(): Promise<OpenPreview[]> {
    const previews = await this.queryCache.read('modules/previews', TABLES, (em) => this.read(em));
    return previews.filter(({ row }) => row.endsAt > new Date());
  }

  private async read(em: EntityManager): Promise<OpenPreview[]> {
    const rows = await em.find(ModulePreview, {}, { orderBy: { updatedAt: 'desc', id: 'desc' } });
    const { releases: active } = await readPosition(em);
    const ids = rows.flatMap(({ releaseIds }) => releaseIds);
    const known = await em.find(Release, { id: { $in: ids } }, { orderBy: { name: 'asc' } });
    const previews = rows.map((row) => {
      const own = known.filter(({ id }) => row.releaseIds.includes(id));
      return { row, own, all: replaceReleases(active, ...own) };
    });
    const usable = previews.filter(({ own, all }) => isUsable(own, all, active));
    const sets = await findOrCreateSets(em, usable);
    return previews.map(({ row, own, all }) => ({
      row,
      releases: own,
      set: this.toSet(sets.get(row.id), all),
    }));
  }

  /** A failing module shows its error panel, since a fallback would hide the failure from the team. */
  private toSet(id: string | undefined, releases: Release[]): ActiveSet | null {
    const set = id === undefined ? null : toServedSet(id, releases, this.configuration.assetOrigins);
    return set && { ...set, isPreview: true };
  }
}

const isUsable = (own: Release[], all: Release[], active: Release[]): boolean =>
  !own.some(({ removedAt }) => removedAt) &&
  staticProblems(all, { before: active, mayLowerPermissions: true }).length === 0;

/**
 * Returns the id of each preview's set. It differs from the id of the same releases on the channel, so that neither
 * counts the failures of the other.
 */
async function findOrCreateSets(
  em: EntityManager,
  previews: readonly { row: ModulePreview; all: Release[] }[],
): Promise<Map<string, string>> {
  if (previews.length === 0) return new Map();
  const sets = previews.map(({ row: { id }, all }) => ({
    preview_id: id,
    release_ids: all.map((release) => release.id).sort(),
    fingerprint: `preview ${id}: ${setFingerprint(all)}`,
  }));
  const found = await em.execute<{ id: string; preview_id: string }[]>(
    `insert into release_set (created_at, release_ids, fingerprint, preview_id)
     select now(), release_ids, fingerprint, preview_id
     from jsonb_to_recordset(?::jsonb) as known(release_ids jsonb, fingerprint text, preview_id uuid)
     on conflict (fingerprint) do update set preview_id = excluded.preview_id returning id, preview_id`,
    [JSON.stringify(sets)],
  );
  return new Map(found.map(({ id, preview_id }) => [preview_id, id]));
}
