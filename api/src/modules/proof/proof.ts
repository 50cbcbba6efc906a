import { Injectable } from '@nestjs/common';
import { MODULE_NAMES, type ModuleName, type ReleaseProblem } from '@vitral/contracts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { releaseFolder } from '../releases/release-folder.ts';
import type { Release } from '../releases/release.entity.ts';
import { ProvedPairs } from './proved-pairs.ts';
import { SerialQueue } from './serial-queue.ts';
import { staticProblems } from './static-problems.ts';
import { TrialRunner } from './trial/trial-runner.ts';
import type { TrialMember } from './trial/trial-messages.ts';

/** The publisher who requests the set; null for the server itself. */
export type ProofAuthor = { kind: 'person' | 'token' } | null;

/** Checks that releases work together before visitors receive them. docs/adr/024. */
@Injectable()
export class Proof {
  private readonly proved = new ProvedPairs();
  /** Runs one trial at a time, since each occupies a processor for some seconds. */
  private readonly queue = new SerialQueue();

  constructor(
    private readonly folders: ReleaseFolders,
    private readonly trials: TrialRunner,
  ) {}

  /**
   * Returns the reasons why these releases, the shell and one of each module, cannot be active together; an empty list if
   * they can. `before` are the active releases, `changed` those that would replace some of them. With `trial` the pages of
   * changed releases are opened in a separate process, unless that release has already passed in this shell.
   */
  async ofSet(
    releases: readonly Release[],
    changed: readonly Release[],
    author: ProofAuthor,
    { before, trial }: { before: readonly Release[]; trial: boolean },
  ): Promise<ReleaseProblem[]> {
    const problems = staticProblems(releases, { before, mayLowerPermissions: author?.kind !== 'token' });
    if (problems.length > 0 || !trial) return problems;
    return this.tryOut(releases, changed);
  }

  /** Tries a new shell with every module, and a new module with the current shell. */
  private async tryOut(releases: readonly Release[], changed: readonly Release[]): Promise<ReleaseProblem[]> {
    const shell = releases.find(({ name }) => name === 'shell');
    const isShellNew = changed.some(({ name }) => name === 'shell');
    const tried = isShellNew ? releases : changed;
    const problems: ReleaseProblem[] = [];
    for (const release of tried) {
      const name = moduleNameOf(release);
      if (!shell || !name || !hasPages(release)) continue;
      // Proved pairs are checked inside the queue: an earlier entry may have tried the same pair.
      problems.push(...(await this.queue.run(() => this.tryPair(shell, release, name, releases))));
    }
    return problems;
  }

  private async tryPair(
    shell: Release,
    release: Release,
    name: ModuleName,
    releases: readonly Release[],
  ): Promise<ReleaseProblem[]> {
    if (this.proved.has(shell, release)) return [];
    const problems = await this.trials.run(await this.membersOf(releases), name);
    if (problems.length === 0) this.proved.add(shell, release);
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

function moduleNameOf({ name }: Release): ModuleName | null {
  return MODULE_NAMES.find((candidate) => candidate === name) ?? null;
}

function hasPages({ descriptor: { pages, publicPages = [] } }: Release): boolean {
  return pages.length + publicPages.length > 0;
}
