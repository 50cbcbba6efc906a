import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isModuleName, type ModuleName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { CollectionDeclarations } from '../../collections/index.ts';
import { SettingsDeclarations } from '../../module-settings/index.ts';
import { Grants } from '../grants/grants.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { ReleaseTrust } from '../releases/release-trust.ts';
import { type Release, releaseFolder } from '../releases/release.entity.ts';
import { CallProblems } from './call-problems.ts';
import { SerialQueue } from './serial-queue.ts';
import { staticProblems } from './static-problems.ts';
import { TrialRunner } from './trial/trial-runner.ts';
import type { TrialMember } from './trial/trial-messages.ts';

interface ProofOptions {
  before: readonly Release[];
  trial: boolean;
  /** The changed releases were active before, so returning to them loses no field of a collection. */
  isEarlier?: boolean;
}

/** Checks that releases work together before visitors receive them. docs/adr/024. */
@Injectable()
export class Proof {
  /** Pairs of shell and module that passed a trial here. Modules interact only with the shell, so other changes do not matter. */
  private readonly proved = new LRUCache<string, true>({ max: 1000 });
  /** Runs one trial at a time, since each occupies a processor for some seconds. */
  private readonly queue = new SerialQueue();

  constructor(
    private readonly folders: ReleaseFolders,
    private readonly trials: TrialRunner,
    private readonly trust: ReleaseTrust,
    private readonly collections: CollectionDeclarations,
    private readonly grants: Grants,
    private readonly calls: CallProblems,
    private readonly settings: SettingsDeclarations,
  ) {}

  /**
   * Returns the reasons why these releases, the shell and one of each module, cannot be active together; an empty list
   * if they can. `author` is null for the server itself. `before` are the active releases, `changed` those that would
   * replace some of them. With `trial`, opens the pages of changed releases in a separate process, unless a release has
   * already passed with this shell.
   */
  async ofSet(
    releases: readonly Release[],
    changed: readonly Release[],
    author: { kind: 'person' | 'token' } | null,
    { before, trial, isEarlier = false }: ProofOptions,
  ): Promise<ReleaseProblem[]> {
    const mayOpen = author?.kind !== 'token';
    const descriptors = changed.map(({ descriptor }) => descriptor);
    const distrusted = await Promise.all(changed.map((release) => this.trust.problemsOf(release)));
    const problems = [
      ...distrusted.flat(),
      ...staticProblems(releases, { before, mayLowerPermissions: mayOpen }),
      ...(await this.calls.of(descriptors)),
      ...(isEarlier ? [] : await this.collections.problemsOf(descriptors, { mayOpen })),
      ...(isEarlier ? [] : await this.settings.problemsOf(descriptors)),
    ];
    const ungranted = await this.grants.problemsOf(changed);
    const isTried = trial && problems.length === 0;
    return [...problems, ...ungranted, ...(isTried ? await this.runTrials(releases, changed) : [])];
  }

  /** Throws `modules.signature-mismatch` if the stored files of a signed release are not the signed ones. */
  async verifySigned(releases: readonly Release[]): Promise<void> {
    for (const release of releases) if (release.signature) await this.folders.of(release);
  }

  private async runTrials(
    releases: readonly Release[],
    changed: readonly Release[],
  ): Promise<ReleaseProblem[]> {
    const shell = releases.find(({ name }) => name === 'shell');
    const isShellNew = changed.some(({ name }) => name === 'shell');
    const tested = isShellNew ? releases : changed;
    const problems: ReleaseProblem[] = [];
    for (const release of tested) {
      const { name } = release;
      if (!shell || !isModuleName(name) || !hasPages(release)) continue;
      // Proved pairs are checked inside the queue: an earlier entry may have tried the same pair.
      problems.push(...(await this.queue.run(() => this.runTrial(shell, release, name, releases))));
    }
    return problems;
  }

  private async runTrial(
    shell: Release,
    release: Release,
    name: ModuleName,
    releases: readonly Release[],
  ): Promise<ReleaseProblem[]> {
    const pair = `${shell.id} ${release.id}`;
    if (this.proved.has(pair)) return [];
    const problems = await this.trials.run(await this.membersOf(releases), name);
    if (problems.length === 0) this.proved.set(pair, true);
    return problems;
  }

  private membersOf(releases: readonly Release[]): Promise<TrialMember[]> {
    return Promise.all(
      releases.map(async (release) => {
        const base = `/modules/${release.name}/${releaseFolder(release.version, release.digest)}/`;
        return { module: { ...release.descriptor, base }, folder: await this.folders.of(release) };
      }),
    );
  }
}

const hasPages = ({ descriptor: { pages, publicPages = [] } }: Release): boolean =>
  pages.length + publicPages.length > 0;
