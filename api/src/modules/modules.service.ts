import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { ModuleSummary, ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import type { Publisher } from '../platform/access/publisher.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { findRelease, type Position, readPosition, replaceReleases } from './channel/position.ts';
import { previousReleases } from './channel/previous-release.ts';
import type { ReleasesQuery } from './modules.dto.ts';
import { SigningKeysService } from '../signing-keys/index.ts';
import { Proof } from './proof/proof.ts';
import { toReleaseDetail, toReleaseSummary } from './releases/release.response.ts';
import { releaseNames } from './releases/release-names.ts';
import { Release, ReleaseSbom } from './releases/release.entity.ts';
import { Grants } from './grants/grants.ts';

const PUBLISHED = `
  select newest.id, (select count(*)::int from release where name = wanted.name) as count
  from unnest(?::text[]) as wanted(name) cross join lateral (
    select id from release where name = wanted.name order by created_at desc, id desc limit 1
  ) as newest`;

/** Tables that determine which release was active before. */
const HISTORY = ['channel_change', 'release_set', 'release'];

interface Sbom {
  fileName: string;
  text: string;
}

@Injectable()
export class ModulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly proof: Proof,
    private readonly grants: Grants,
    private readonly queryCache: QueryCache,
    private readonly keys: SigningKeysService,
  ) {}

  async list(): Promise<ModuleSummary[]> {
    const em = this.em.fork();
    const position = await readPosition(em);
    const names = await this.queryCache.read('modules/names', ['release'], releaseNames);
    const previous = await this.queryCache.read('modules/previous', HISTORY, async (outside) =>
      previousReleases(outside, await releaseNames(outside)),
    );
    const published = await this.queryCache.read('modules/published', ['release'], readPublished);
    const keys = await this.keys.known();
    const respond = (row: Release | null | undefined) => (row ? toReleaseSummary(row, position, keys) : null);
    const { releases, candidate } = position;
    return names.map((name) => ({
      name,
      active: respond(releases.find((release) => release.name === name)),
      candidate: respond(candidate?.release.name === name ? candidate.release : null),
      newest: respond(published.get(name)?.newest),
      previous: respond(previous.get(name)),
      releases: published.get(name)?.count ?? 0,
    }));
  }

  /** Newest first. */
  async releases(name: ReleaseName, { limit, offset }: ReleasesQuery): Promise<Page<ReleaseSummary>> {
    const position = await readPosition(this.em.fork());
    const page = await this.lists.read(
      Release,
      { name },
      { limit, offset, sort: '-createdAt', exclude: ['descriptor', 'files', 'signature'] },
    );
    const keys = await this.keys.known();
    return page.map((row) => toReleaseSummary(row, position, keys));
  }

  async get(publisher: Publisher, id: string): Promise<ReleaseDetail> {
    const em = this.em.fork();
    const release = await findRelease(em, id);
    const position = await readPosition(em);
    const problems = await this.problemsOf(release, position, publisher);
    const state = { problems, ungranted: await this.grants.missing(release) };
    return toReleaseDetail(release, position, await this.keys.known(), state);
  }

  /** Returns the CycloneDX document of a release, which is preserved when its files are removed. */
  async sbom(name: ReleaseName, id: string): Promise<Sbom> {
    const em = this.em.fork();
    const release = await em.findOne(Release, { id, name }, { fields: ['version', 'sbomDigest'] });
    if (!release) throw new AppError('modules.not-found', { id });
    const stored = release.sbomDigest && (await em.findOne(ReleaseSbom, { releaseId: id }));
    if (!stored) throw new AppError('modules.no-sbom');
    return { fileName: `${name}-${release.version}.cdx.json`, text: stored.document };
  }

  /** Problems that would prevent activation, as far as they can be found without running the release. */
  private problemsOf(
    release: Release,
    { releases: before }: Position,
    publisher: Publisher,
  ): Promise<ReleaseProblem[]> {
    const set = replaceReleases(before, release);
    return this.proof.ofSet(set, [release], publisher, { before, trial: false });
  }
}

async function readPublished(
  em: EntityManager,
): Promise<Map<ReleaseName, { newest: Release; count: number }>> {
  const counts = await em.execute<{ id: string; count: number }[]>(PUBLISHED, [
    `{${(await releaseNames(em)).join()}}`,
  ]);
  const rows = await em.find(Release, { id: { $in: counts.map(({ id }) => id) } });
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return new Map(rows.map((newest) => [newest.name, { newest, count: countOf.get(newest.id) ?? 0 }]));
}
