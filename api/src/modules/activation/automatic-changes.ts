import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Proof } from '../proof/proof.ts';
import type { Release } from '../releases/release.entity.ts';
import { ChannelWriter } from './channel-writer.ts';
import { type Candidate, holds, type Position, replaceReleases } from '../channel/position.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { SetProof } from './set-proof.ts';
import type { ChannelStep } from '../channel/channel-step.ts';

@Injectable()
export class AutomaticChanges {
  constructor(
    private readonly pointer: ChannelWriter,
    private readonly sets: SetProof,
    private readonly proof: Proof,
  ) {}

  /** Activates builds found at startup, without a proof. Modules without a build stay as they are. */
  async activateBuilds(em: EntityManager, builds: readonly Release[]): Promise<void> {
    await this.pointer.moveWithin(em, async (position) => {
      const others = builds.filter((build) => !holds(position.releases, build));
      if (others.length === 0) return null;
      const releases = replaceReleases(position.releases, ...others);
      const after = await this.sets.candidateAfter(position, releases, others);
      const activations = others.map((release) => ({ kind: 'activated' as const, release, actor: null }));
      return { releases, candidate: after.candidate, changes: [...activations, ...after.changes] };
    });
  }

  async withdrawCandidate(em: EntityManager, releaseId: string, reason: string): Promise<boolean> {
    const step = await this.pointer.moveWithin(em, async ({ releases, candidate }) => {
      if (candidate?.release.id !== releaseId) return null;
      return withdrawn(releases, candidate, reason);
    });
    return step !== null;
  }

  /**
   * Withdraws the candidate, or rolls back mfe-public, since pages cannot be rendered. Returns false if nothing could
   * be rolled back.
   */
  async rollBackSet(em: EntityManager, setId: string, reason: string): Promise<boolean> {
    const step = await this.pointer.moveWithin(em, async (position) => {
      const { releases, candidate, activeSetId } = position;
      if (candidate?.setId === setId) return withdrawn(releases, candidate, reason);
      return activeSetId === setId ? this.planRollback(em, position, reason) : null;
    });
    return step !== null;
  }

  private async planRollback(
    em: EntityManager,
    position: Position,
    reason: string,
  ): Promise<ChannelStep | null> {
    const { releases: before } = position;
    const release = (await previousReleases(em, ['mfe-public'])).get('mfe-public');
    if (!release || release.removedAt) return null;
    const releases = replaceReleases(before, release);
    const problems = await this.proof.ofSet(releases, [release], null, {
      before,
      trial: false,
      isEarlier: true,
    });
    if (problems.length > 0) return null;
    const { candidate, changes } = await this.sets.candidateAfter(position, releases, []);
    const change = { kind: 'rolled-back' as const, release, reason, actor: null };
    return { releases, candidate, changes: [change, ...changes] };
  }
}

const withdrawn = (releases: Release[], { release }: Candidate, reason: string): ChannelStep => ({
  releases,
  candidate: null,
  changes: [{ kind: 'candidate-taken-back', release, reason, actor: null }],
});
