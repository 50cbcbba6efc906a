import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ModuleSummary,
  RELEASE_NAMES,
  type ReleaseDetail,
  type ReleaseName,
  type ReleaseProblem,
  type ReleaseSummary,
} from '@vitral/contracts';
import type { Publisher } from '../platform/access/publisher.ts';
import { findPage } from '../platform/database/find-page.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/http/page.ts';
import { type Position, readPosition, replacedBy } from './channel/position.ts';
import { previousRelease } from './channel/previous-release.ts';
import type { ReleasesQuery } from './modules.dto.ts';
import { Proof } from './proof/proof.ts';
import { toReleaseDetail, toReleaseSummary } from './release.answer.ts';
import { Release } from './release.entity.ts';

const NEWEST: Record<string, string>[] = [{ createdAt: 'desc' }, { id: 'desc' }];

/** What there is of each module. */
@Injectable()
export class ModulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: Proof,
  ) {}

  async list(): Promise<ModuleSummary[]> {
    const em = this.em.fork();
    const position = await readPosition(em);
    const summaries: ModuleSummary[] = [];
    for (const name of RELEASE_NAMES) summaries.push(await summarise(em, name, position));
    return summaries;
  }

  /** Newest first. */
  async releases(name: ReleaseName, { limit, offset }: ReleasesQuery): Promise<Page<ReleaseSummary>> {
    const inUse = usedBy(await readPosition(this.em.fork()));
    const [rows, total] = await findPage(this.em, Release, { name }, { limit, offset, orderBy: NEWEST });
    return new Page(
      rows.map((row) => toReleaseSummary(row, inUse)),
      total,
    );
  }

  async get(publisher: Publisher, id: string): Promise<ReleaseDetail> {
    const em = this.em.fork();
    const release = await em.findOne(Release, { id });
    if (!release) throw new AppError('modules.not-found', { id });
    const position = await readPosition(em);
    const problems = await this.problemsOf(release, position, publisher);
    return toReleaseDetail(release, usedBy(position), problems);
  }

  /** What would refuse it, as far as can be told without running it. */
  private problemsOf(
    release: Release,
    { releases }: Position,
    publisher: Publisher,
  ): Promise<ReleaseProblem[]> {
    return this.proof.ofSet(replacedBy(releases, release), [release], publisher, { trial: false });
  }
}

async function summarise(em: EntityManager, name: ReleaseName, position: Position): Promise<ModuleSummary> {
  const inUse = usedBy(position);
  const answer = (row: Release | null | undefined) => (row ? toReleaseSummary(row, inUse) : null);
  const [newest] = await em.find(Release, { name }, { orderBy: NEWEST, limit: 1 });
  const { candidate } = position;
  return {
    name,
    active: answer(position.releases.find((release) => release.name === name)),
    candidate: answer(candidate?.release.name === name ? candidate.release : null),
    newest: answer(newest),
    previous: answer(await previousRelease(em, name)),
    releases: await em.count(Release, { name }),
  };
}

function usedBy({ releases, candidate }: Position) {
  return { active: new Set(releases.map(({ id }) => id)), candidate: candidate?.release.id ?? null };
}
