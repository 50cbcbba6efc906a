import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Request } from 'express';
import { Changes } from '../../platform/changes/changes.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { ReleaseFolders } from '../publication/release-folders.ts';
import { LiveSetsReader } from './live-sets-reader.ts';
import type { ActiveSet, CandidateSet, LiveSets } from './served-set.ts';
import { isAmongFirst } from './visitor-share.ts';

export type { ActiveSet, CandidateSet, LiveSets } from './served-set.ts';

const TABLES = ['release_channel'];
/** Other writes are answered without waiting longer for a set that is being made ready. */
const WRITES_WAIT_MS = 3000;
/** What could not be made ready is tried again after this, unless the database says something else before. */
const TRIED_AGAIN_AFTER_MS = 30_000;

/** What others do when other sets come. */
interface Preparation {
  /** Visitors get the next sets once this resolves with true, and never when it is false. `now`: what they have until then. */
  before(next: LiveSets, now: LiveSets | null, isWanted: () => boolean): Promise<boolean>;
  /** Visitors get these sets and no others from here on. */
  after(sets: LiveSets): void;
}

/** The release sets that visitors get, kept in memory until the database announces a change. */
@Injectable()
export class ReleaseSets implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseSets.name);
  private readonly reader: LiveSetsReader;
  private readonly preparations: Preparation[] = [];
  private kept: { sets: LiveSets | null; generation: number } | null = null;
  private arriving: Promise<void> | null = null;
  private triedAgainAt = 0;

  constructor(
    em: EntityManager,
    { assetOrigins }: Configuration,
    private readonly changes: Changes,
    private readonly folders: ReleaseFolders,
  ) {
    this.reader = new LiveSetsReader(em, assetOrigins);
  }

  /** Nobody waits for a set that others have activated: it is made ready while the one before is still served. */
  onApplicationBootstrap(): void {
    // Not earlier: what makes it ready reads what nouns offer, each once it is initialised.
    this.changes.follow(TABLES, () =>
      Promise.race([this.catchUp(), wait(WRITES_WAIT_MS, undefined, { ref: false })]),
    );
  }

  /** Where the files of all releases lie on this machine. */
  get folder(): string {
    return this.folders.root;
  }

  /** The set that visitors get; null when nothing was ever published. */
  async active(): Promise<ActiveSet | null> {
    return (await this.live())?.active ?? null;
  }

  /** What some visitors get instead. */
  async candidate(): Promise<CandidateSet | null> {
    return (await this.live())?.candidate ?? null;
  }

  /** Any set there ever was; null for none, and where its releases are no set. */
  async byId(id: string): Promise<ActiveSet | null> {
    const live = await this.live();
    const known = [live?.active, live?.candidate?.set].find((set) => set?.id === id);
    return known ?? this.reader.readSet(id);
  }

  /** The set of whoever asks. One request reads it once: what comes of it is then of one set. */
  async of(request: Request): Promise<ActiveSet | null> {
    const live = await this.live();
    return live && setFor(request, live);
  }

  /** Both sets of the moment. */
  async live(): Promise<LiveSets | null> {
    if (!this.changes.hears(TABLES)) return this.reader.readLive();
    if (this.kept && (this.isLatest(this.kept.sets) || Date.now() < this.triedAgainAt)) return this.kept.sets;
    const arriving = this.catchUp();
    if (!this.kept?.sets) await arriving;
    return this.kept?.sets ?? null;
  }

  /** Whether these, which `live` gave, are still what visitors get: the database says nothing else, or that is not ready yet. */
  isLatest(sets: LiveSets | null): boolean {
    if (this.kept?.sets !== sets) return false;
    return this.arriving !== null || this.kept?.generation === this.changes.generationOf(TABLES);
  }

  /** Resolves when this server serves what was committed before the call, or has refused to. */
  async settle(): Promise<void> {
    await this.changes.settle();
    await this.arriving;
  }

  /** Adds to what is done when other sets come; visitors get those of before meanwhile. */
  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /** Never rejects: what cannot be read now is read again by whoever asks next. */
  private catchUp(): Promise<void> {
    this.arriving ??= this.arrive()
      .catch((error: unknown) => this.logger.error({ err: error }, 'The release sets could not be read'))
      .finally(() => (this.arriving = null));
    return this.arriving;
  }

  private async arrive(): Promise<void> {
    let generation: number;
    do {
      generation = this.changes.generationOf(TABLES);
      const sets = await this.reader.readLive();
      const isReady = !sets || (await this.makeReady(sets, generation));
      this.triedAgainAt = isReady ? 0 : Date.now() + TRIED_AGAIN_AFTER_MS;
      if (!isReady) continue;
      this.kept = { sets, generation };
      if (sets) for (const { after } of this.preparations) after(sets);
    } while (this.changes.hears(TABLES) && this.changes.generationOf(TABLES) !== generation);
  }

  private async makeReady(sets: LiveSets, generation: number): Promise<boolean> {
    const releases = [sets.active, sets.candidate?.set].flatMap((set) => set?.releases ?? []);
    for (const outcome of await Promise.allSettled(releases.map((release) => this.folders.of(release)))) {
      if (outcome.status === 'rejected')
        this.logger.error({ err: outcome.reason as Error }, 'A release set is not whole');
    }
    const isWanted = () => !this.changes.hears(TABLES) || this.changes.generationOf(TABLES) === generation;
    const now = this.kept?.sets ?? null;
    const works = this.preparations.map(({ before }) => before(sets, now, isWanted));
    const outcomes = works.map((work) =>
      work.catch((error: unknown) => {
        this.logger.error({ err: error }, 'A release set could not be made ready');
        return false;
      }),
    );
    return (await Promise.all(outcomes)).every(Boolean) || !now;
  }
}

/** Which of the sets a visitor gets. */
export function setFor(request: Request, { active, candidate }: LiveSets): ActiveSet {
  return candidate && isAmongFirst(request, candidate) ? candidate.set : active;
}
