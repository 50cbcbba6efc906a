import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Release } from '../release.entity.ts';
import { CandidateFate } from './candidate-fate.ts';
import { Pointer } from './pointer.ts';
import { holds, replacedBy } from './position.ts';

/** What the server itself does to the channel, in transactions that others have begun. */
@Injectable()
export class Channel {
  constructor(
    private readonly pointer: Pointer,
    private readonly fate: CandidateFate,
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
}
