import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../releases/release.entity.ts';
import { ChannelWriter } from './channel-writer.ts';
import { findUsable, holds, type Position, refuseUnlessFrom, replaceReleases } from '../channel/position.ts';
import { ProofQueue, SetProof } from './set-proof.ts';
import type { Step } from '../channel/channel-step.ts';

/** Activates releases for all visitors, once they have passed their proof. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly em: EntityManager,
    private readonly pointer: ChannelWriter,
    private readonly sets: SetProof,
    private readonly queue: ProofQueue,
  ) {}

  async activate(id: string, publisher: Publisher): Promise<void> {
    const release = await findUsable(this.em.fork(), id, publisher);
    await this.queue.run(() =>
      this.pointer.move(async (position) => {
        if (holds(position.releases, release)) return null;
        return this.plan(position, release, publisher);
      }),
    );
  }

  /** Activates the candidate for all visitors. */
  async promote(from: string | undefined, publisher: Publisher): Promise<void> {
    await this.queue.run(() =>
      this.pointer.move(async (position) => {
        if (!position.candidate) throw new AppError('modules.no-candidate');
        const { release } = position.candidate;
        assertMayPublish(publisher, release.name);
        refuseUnlessFrom(position, from);
        return this.plan(position, release, publisher);
      }),
    );
  }

  private async plan(position: Position, release: Release, publisher: Publisher): Promise<Step> {
    const releases = replaceReleases(position.releases, release);
    await this.sets.refuseUnfit(position, release, publisher);
    if (position.candidate?.release.id === release.id) {
      const change = { kind: 'candidate-promoted' as const, release, actor: publisher };
      return { releases, candidate: null, proved: 'active', changes: [change] };
    }
    const after = await this.sets.candidateAfter(position, releases, [release]);
    const change = { kind: 'activated' as const, release, actor: publisher };
    return {
      releases,
      candidate: after.candidate,
      proved: 'active',
      changes: [change, ...after.changes],
    };
  }
}
