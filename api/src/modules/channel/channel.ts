import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Proof } from '../proof/proof.ts';
import type { Release } from '../release.entity.ts';
import { CandidateFate } from './candidate-fate.ts';
import { Pointer } from './pointer.ts';
import { holds, type Position, replacedBy } from './position.ts';
import { previousReleases } from './previous-release.ts';
import type { Step } from './step.ts';

/** What the server itself does to the channel, in transactions that others have begun. */
@Injectable()
export class Channel {
  constructor(
    private readonly pointer: Pointer,
    private readonly fate: CandidateFate,
    private readonly proof: Proof,
  ) {}

  /** Makes builds that the server found at its start active, unproved; modules that it found no build of stay. */
  async activateBuilds(em: EntityManager, builds: readonly Release[]): Promise<void> {
    await this.pointer.moveWithin(em, async (position) => {
      const others = builds.filter((build) => !holds(position.releases, build));
      if (others.length === 0) return null;
      const releases = replacedBy(position.releases, ...others);
      const after = await this.fate.after(position, releases, others);
      const activations = others.map((release) => ({ kind: 'activated' as const, release, actor: null }));
      return { releases, candidate: after.candidate, changes: [...activations, ...after.changes] };
    });
  }

  /** Ends the trial of a release that fails too often: false when it is no candidate any more. */
  async takeBack(em: EntityManager, releaseId: string, reason: string): Promise<boolean> {
    const step = await this.pointer.moveWithin(em, async ({ releases, candidate }) => {
      if (candidate?.release.id !== releaseId) return null;
      const { release } = candidate;
      const change = { kind: 'candidate-taken-back' as const, release, reason, actor: null };
      return { releases, candidate: null, changes: [change] };
    });
    return step !== null;
  }

  /**
   * Visitors keep what they had before a set whose pages cannot be rendered: its trial ends, or the release of mfe-public
   * before comes back. False when neither is so any more, or nothing fits that was before.
   */
  async takeBackSet(em: EntityManager, setId: string, reason: string): Promise<boolean> {
    const step = await this.pointer.moveWithin(em, async (position) => {
      const { releases, candidate, activeSetId } = position;
      if (candidate?.setId === setId) {
        const change = {
          kind: 'candidate-taken-back' as const,
          release: candidate.release,
          reason,
          actor: null,
        };
        return { releases, candidate: null, changes: [change] };
      }
      return activeSetId === setId ? this.planBack(em, position, reason) : null;
    });
    return step !== null;
  }

  private async planBack(em: EntityManager, position: Position, reason: string): Promise<Step | null> {
    const { releases: before } = position;
    const release = (await previousReleases(em, ['mfe-public'])).get('mfe-public');
    if (!release || release.removedAt) return null;
    const releases = replacedBy(before, release);
    const problems = await this.proof.ofSet(releases, [release], null, { before, trial: false });
    if (problems.length > 0) return null;
    const { candidate, changes } = await this.fate.after(position, releases, []);
    const change = { kind: 'rolled-back' as const, release, reason, actor: null };
    return { releases, candidate, changes: [change, ...changes] };
  }
}
