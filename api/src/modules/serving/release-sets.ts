import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Request } from 'express';
import { TableChanges } from '../../platform/changes/table-changes.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { ReleaseTrust } from '../releases/release-trust.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { LiveSetsReader } from './live-sets-reader.ts';
import type { ActiveSet, CandidateSet, LiveSets } from './served-set.ts';
import { isAmongFirst } from './visitor-share.ts';

export type { ActiveSet, CandidateSet, LiveSets } from './served-set.ts';

/** A revoked key ends fallbacks. */
const TABLES = ['release_channel', 'signing_key'];
/** Other writes wait at most this long for a set that is being prepared. */
const WRITES_WAIT_MS = 3000;
/** Interval for retrying a failed preparation, unless the database announces a change before. */
const RETRY_AFTER_MS = 30_000;

interface Preparation {
  /** Prepares `next`. It becomes live when this resolves with true, and never after false. `now` is live until then. */
  before(next: LiveSets, now: LiveSets | null, isWanted: () => boolean): Promise<boolean>;
  after(sets: LiveSets): void;
}

@Injectable()
export class ReleaseSets implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseSets.name);
  private readonly reader: LiveSetsReader;
  private readonly preparations: Preparation[] = [];
  private cached: { sets: LiveSets | null; generation: number } | null = null;
  private loading: Promise<void> | null = null;
  private retryAt = 0;

  constructor(
    em: EntityManager,
    { assetOrigins }: Configuration,
    private readonly changes: TableChanges,
    private readonly folders: ReleaseFolders,
    trust: ReleaseTrust,
  ) {
    this.reader = new LiveSetsReader(em, assetOrigins, trust);
  }

  /** Sets that other servers activate are prepared in the background while the previous ones are still served. */
  onApplicationBootstrap(): void {
    // Subscribes this late because preparations read the providers of nouns, which register themselves during
    // initialization.
    this.changes.follow(TABLES, () =>
      Promise.race([this.catchUp(), wait(WRITES_WAIT_MS, undefined, { ref: false })]),
    );
  }

  get folder(): string {
    return this.folders.root;
  }

  async active(): Promise<ActiveSet | null> {
    return (await this.live())?.active ?? null;
  }

  async candidate(): Promise<CandidateSet | null> {
    return (await this.live())?.candidate ?? null;
  }

  /** Returns any set of the history; null if it does not exist or has no shell. */
  async byId(id: string): Promise<ActiveSet | null> {
    const live = await this.live();
    const known = [live?.active, live?.candidate?.set].find((set) => set?.id === id);
    return known ?? this.reader.readSet(id);
  }

  /** Returns the set of the request's visitor. Call it once for each request, so that the whole response comes from one set. */
  async of(request: Request): Promise<ActiveSet | null> {
    const live = await this.live();
    return live && setFor(request, live);
  }

  async live(): Promise<LiveSets | null> {
    if (!this.changes.listensTo(TABLES)) return this.reader.readLive();
    if (this.cached && (this.isLatest(this.cached.sets) || Date.now() < this.retryAt))
      return this.cached.sets;
    const loading = this.catchUp();
    if (!this.cached?.sets) await loading;
    return this.cached?.sets ?? null;
  }

  /** Returns true while these sets are still served: nothing was announced since, or its preparation is not finished. */
  isLatest(sets: LiveSets | null): boolean {
    if (this.cached?.sets !== sets) return false;
    return this.loading !== null || this.cached?.generation === this.changes.generationOf(TABLES);
  }

  /** Resolves when this server serves everything committed before the call, or has refused it. */
  async settle(): Promise<void> {
    await this.changes.settle();
    await this.loading;
  }

  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /** Never rejects: after a failure the next caller reads again. */
  private catchUp(): Promise<void> {
    this.loading ??= this.loadSets()
      .catch((error: unknown) => this.logger.error({ err: error }, 'The release sets could not be read'))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  private async loadSets(): Promise<void> {
    let generation: number;
    do {
      generation = this.changes.generationOf(TABLES);
      const sets = await this.reader.readLive();
      const isReady = !sets || (await this.prepareSets(sets, generation));
      this.retryAt = isReady ? 0 : Date.now() + RETRY_AFTER_MS;
      if (!isReady) continue;
      this.cached = { sets, generation };
      if (sets) for (const { after } of this.preparations) after(sets);
    } while (this.changes.listensTo(TABLES) && this.changes.generationOf(TABLES) !== generation);
  }

  private async prepareSets(sets: LiveSets, generation: number): Promise<boolean> {
    const releases = [sets.active, sets.candidate?.set].flatMap((set) => set?.releases ?? []);
    for (const outcome of await Promise.allSettled(releases.map((release) => this.folders.of(release)))) {
      if (outcome.status === 'rejected')
        this.logger.error({ err: outcome.reason as Error }, 'A release set is incomplete');
    }
    const isWanted = () =>
      !this.changes.listensTo(TABLES) || this.changes.generationOf(TABLES) === generation;
    const now = this.cached?.sets ?? null;
    const works = this.preparations.map(({ before }) => before(sets, now, isWanted));
    const outcomes = works.map((work) =>
      work.catch((error: unknown) => {
        this.logger.error({ err: error }, 'A release set could not be prepared');
        return false;
      }),
    );
    return (await Promise.all(outcomes)).every(Boolean) || !now;
  }
}

export const setFor = (request: Request, { active, candidate }: LiveSets): ActiveSet =>
  candidate && isAmongFirst(request, candidate) ? candidate.set : active;
