import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ModuleOverview, PageWeight } from '@vitral/contracts/module-overview';
import type { PageTiming } from '@vitral/contracts/visit-timings';
import { QueryCache, until } from '../../platform/changes/query-cache.ts';
import { readPosition } from '../channel/position.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { PageCounts } from '../counting/counts.ts';
import type { Release } from '../releases/release.entity.ts';
import { librariesOf } from './library-states.ts';
import * as rows from './overview-rows.ts';
import { TimingCounts } from './timing-counts.ts';

const HOUR_MS = 3_600_000;

/** A release and the one that it is compared with. */
interface Pair {
  release: Release;
  before: Release | null;
  isCandidate: boolean;
}

/** Describes the active releases and the candidate for the overview of the console. */
@Injectable()
export class ModuleOverviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: PageCounts,
    private readonly counts: TimingCounts,
    private readonly queryCache: QueryCache,
  ) {}

  async list(): Promise<ModuleOverview[]> {
    await Promise.all([this.pages.flush(), this.counts.flush()]);
    const pairs = await this.readPairs();
    const shell = pairs.find(({ release, isCandidate }) => release.name === 'shell' && !isCandidate);
    const all = pairs.flatMap(({ release, before }) => [release, ...(before ? [before] : [])]);
    const weighed = await this.readWeights([...new Set(all.map(({ name }) => name))].sort());
    const visits = await this.readVisits(all);
    const failures = await this.readFailures(all);
    return pairs.map(({ release, before, isCandidate }) => ({
      name: release.name,
      isCandidate,
      release: mark(release),
      before: before && mark(before),
      libraries:
        shell && release.name !== 'shell' ? librariesOf(release.descriptor, shell.release.descriptor) : [],
      ...weightsOf(weighed.filter(({ name }) => name === release.name).reverse()),
      timings: timingsOf(visits, release, before),
      failures: { now: failuresOf(failures, release), before: failuresOf(failures, before) },
      calls: release.descriptor.asks?.calls ?? [],
      collections: (release.descriptor.collections ?? []).map(({ name }) => name),
    }));
  }

  /** The candidate follows the active release of its module. */
  private async readPairs(): Promise<Pair[]> {
    const em = this.em.fork();
    const { releases, candidate } = await readPosition(em);
    const previous = await previousReleases(
      em,
      releases.map(({ name }) => name),
    );
    const active = releases.map((release) => ({
      release,
      before: previous.get(release.name) ?? null,
      isCandidate: false,
    }));
    const tried = candidate && {
      release: candidate.release,
      before: releases.find(({ name }) => name === candidate.release.name) ?? null,
      isCandidate: true,
    };
    return [...active, ...(tried ? [tried] : [])].sort(
      (one, other) =>
        Number(other.release.name === 'shell') - Number(one.release.name === 'shell') ||
        one.release.name.localeCompare(other.release.name) ||
        Number(one.isCandidate) - Number(other.isCandidate),
    );
  }

  private readWeights(names: string[]) {
    return this.queryCache.read(`modules/weights ${names.join()}`, ['release'], (em) =>
      rows.readWeights(em, names),
    );
  }

  private readVisits(releases: readonly Release[]) {
    const modules = idsOf(releases.filter(({ name }) => name !== 'shell'));
    const shells = idsOf(releases.filter(({ name }) => name === 'shell'));
    return this.readHourly(`modules/visits ${modules.join()} ${shells.join()}`, ['page_timing'], (em) =>
      rows.readVisits(em, { modules, shells }),
    );
  }

  private readFailures(releases: readonly Release[]) {
    const ids = idsOf(releases);
    return this.readHourly(
      `modules/release-failures ${ids.join()}`,
      ['set_traffic', 'load_failure_count'],
      (em) => rows.readFailures(em, ids),
    );
  }

  /** Hours leave the window even if nothing is counted. */
  private readHourly<Rows>(key: string, tables: string[], make: (em: EntityManager) => Promise<Rows>) {
    return this.queryCache.readDated({
      key,
      tables,
      make: async (em) => ({ value: await make(em), freshUntil: until(new Date(), HOUR_MS) }),
    });
  }
}

const idsOf = (releases: readonly Release[]): string[] => [...new Set(releases.map(({ id }) => id))].sort();

const mark = ({ id, version, digest }: Release) => ({ id, version, digest });

function weightsOf(releases: readonly rows.WeighedRelease[]): Pick<ModuleOverview, 'weighed' | 'weights'> {
  const pages = [...new Set(releases.flatMap(({ weights }) => [...weights.keys()]))];
  const weights = pages.map((page): PageWeight => ({
    page,
    bytes: releases.map((release) => release.weights.get(page) ?? null),
  }));
  return { weighed: releases.map(({ id, version }) => ({ id, version })), weights };
}

function timingsOf(
  visits: readonly rows.VisitsRow[],
  release: Release,
  before: Release | null,
): PageTiming[] {
  const earlier = visits.filter(({ id }) => id === before?.id);
  return visits
    .filter(({ id }) => id === release.id)
    .map(({ page, metric, visits }) => ({
      page,
      metric,
      now: rows.figuresOf(visits),
      before: rows.figuresOf(earlier.find((row) => row.page === page && row.metric === metric)?.visits),
    }));
}

function failuresOf(counted: readonly rows.FailuresRow[], release: Release | null) {
  const row = counted.find(({ id }) => id === release?.id);
  return { failures: row?.failures ?? 0, pages: row?.pages ?? 0 };
}
