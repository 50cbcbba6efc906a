import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CandidateInput } from '@vitral/contracts/releases';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../releases/release.entity.ts';
import { ChannelChange, LIVE } from '../channel/release-channel.entity.ts';
import { ChannelWriter } from './channel-writer.ts';
import { type Candidate, findUsable, holds, type Position } from '../channel/position.ts';
import { SetProof } from './set-proof.ts';
import type { ChannelStep } from '../channel/channel-step.ts';

/** Starts, changes and withdraws the candidate: one release that a share of the visitors receives. */
@Injectable()
export class CandidateService {
  constructor(
    private readonly em: EntityManager,
    private readonly pointer: ChannelWriter,
    private readonly sets: SetProof,
  ) {}

  async start(id: string, share: number, publisher: Publisher): Promise<void> {
    const release = await findUsable(this.em.fork(), id, publisher);
    await this.sets.queue.run(() =>
      this.pointer.move((position) => this.planStart(position, release, share, publisher)),
    );
  }

  async changeShare({ share, version }: CandidateInput, publisher: Publisher): Promise<void> {
    await this.pointer.move(async (position) => {
      const candidate = candidateOf(position, version, publisher);
      if (candidate.share === share) return null;
      await this.sets.refuseDistrusted(candidate.release);
      return shared(position, candidate, share, publisher);
    });
  }

  async withdraw(version: number, publisher: Publisher): Promise<void> {
    await this.pointer.move(async (position) => {
      const { release } = candidateOf(position, version, publisher);
      const change = { kind: 'candidate-withdrawn' as const, release, actor: publisher };
      return { releases: position.releases, candidate: null, changes: [change] };
    });
  }

  private async planStart(
    position: Position,
    release: Release,
    share: number,
    publisher: Publisher,
  ): Promise<ChannelStep | null> {
    const { releases, candidate } = position;
    if (position.activeSetId === null) throw missingPartner(release);
    if (holds(releases, release)) return null;
    if (candidate?.release.id === release.id)
      return candidate.share === share ? null : shared(position, candidate, share, publisher);
    if (candidate) throw new AppError('modules.candidate-busy', await this.describe(candidate));

    await this.sets.refuseUnfit(position, release, publisher);
    const change = { kind: 'candidate-started' as const, release, actor: publisher };
    return {
      releases,
      candidate: { release, share, since: new Date() },
      proved: 'candidate',
      changes: [change],
    };
  }

  private async describe({ release }: Candidate) {
    const begun = await this.em
      .fork()
      .findOne(
        ChannelChange,
        { channel: LIVE, kind: 'candidate-started', releaseId: release.id },
        { orderBy: { id: 'desc' } },
      );
    return { module: release.name, version: release.version, startedBy: begun?.actorName ?? '' };
  }
}

/** A candidate needs an active set; here the shell is missing for a module, or mfe-public for the shell. */
function missingPartner({ name }: Release): AppError {
  const module = name === 'shell' ? 'mfe-public' : 'shell';
  return new AppError('modules.refused', { reasons: [{ code: 'module-absent', params: { module } }] });
}

/** Names nobody if it is stale: the channel's own history, not the audit log, records who changed it last. */
function candidateOf(position: Position, version: number, publisher: Publisher): Candidate {
  if (!position.candidate) throw new AppError('modules.no-candidate');
  assertMayPublish(publisher, position.candidate.release.name);
  if (version !== position.version) throw new AppError('modules.stale', { current: position.version });
  return position.candidate;
}

function shared({ releases }: Position, candidate: Candidate, share: number, actor: Publisher): ChannelStep {
  const change = { kind: 'candidate-share' as const, release: candidate.release, actor };
  return { releases, candidate: { ...candidate, share }, changes: [change] };
}
