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
/** Visitors get the sets of before no longer than this after a change, whatever could not be prepared. */
const PREPARED_WITHIN_MS = 3000;

type Preparation = (sets: LiveSets) => Promise<void>;

/** The release sets that visitors get, kept in memory until the database announces a change. */
@Injectable()
export class ReleaseSets implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseSets.name);
  private readonly reader: LiveSetsReader;
  private readonly preparations: Preparation[] = [];
  private kept: { sets: LiveSets | null; generation: number } | null = null;
  private arriving: Promise<void> | null = null;

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
    this.changes.follow(TABLES, () => this.catchUp());
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
    if (this.kept && this.isLatest(this.kept.sets)) return this.kept.sets;
    const arriving = this.catchUp();
    if (!this.kept?.sets) await arriving;
    return this.kept?.sets ?? null;
  }

  /** Whether these, which `live` gave, are still what visitors get, and the database says nothing else. */
  isLatest(sets: LiveSets | null): boolean {
    return this.kept?.sets === sets && this.kept?.generation === this.changes.generationOf(TABLES);
  }

  /** Resolves when this server serves what was committed before the call. */
  settle(): Promise<void> {
    return this.changes.settle();
  }

  /** Adds to what is done before visitors get other sets; they wait for it, but not for long. */
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
      if (sets) await this.makeReady(sets);
      this.kept = { sets, generation };
    } while (this.changes.hears(TABLES) && this.changes.generationOf(TABLES) !== generation);
  }

  private async makeReady(sets: LiveSets): Promise<void> {
    const unpacked = [sets.active, sets.candidate?.set].flatMap((set) =>
      (set?.releases ?? []).map((release) => this.folders.of(release)),
    );
    const works = [...unpacked, ...this.preparations.map((prepare) => prepare(sets))];
    const ready = Promise.allSettled(works).then((outcomes) => {
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          this.logger.error({ err: outcome.reason as Error }, 'A release set is not whole');
      }
    });
    await Promise.race([ready, wait(PREPARED_WITHIN_MS, undefined, { ref: false })]);
  }
}

/** Which of the sets a visitor gets. */
export function setFor(request: Request, { active, candidate }: LiveSets): ActiveSet {
  return candidate && isAmongFirst(request, candidate) ? candidate.set : active;
}
