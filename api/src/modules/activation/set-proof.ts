import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Proof } from '../proof/proof.ts';
import { SerialQueue } from '../proof/serial-queue.ts';
import { ReleaseTrust } from '../releases/release-trust.ts';
import type { Release } from '../releases/release.entity.ts';
import {
  type Candidate,
  findUsable,
  holds,
  type Position,
  readPosition,
  replaceReleases,
  setFingerprint,
} from '../channel/position.ts';
import { ReleaseSet } from '../channel/release-channel.entity.ts';
import type { ChannelStep } from '../channel/channel-step.ts';

type CandidateStep = Pick<ChannelStep, 'candidate' | 'changes'>;

@Injectable()
export class SetProof {
  /** Runs one activation at a time, since each proof may need a whole processor. */
  readonly queue = new SerialQueue();

  constructor(
    private readonly em: EntityManager,
    private readonly proof: Proof,
    private readonly trust: ReleaseTrust,
  ) {}

  async problemsOf(id: string, publisher: Publisher): Promise<ReleaseProblem[]> {
    const em = this.em.fork();
    const release = await findUsable(em, id, publisher);
    return this.problemsWith(await readPosition(em), release, publisher);
  }

  /**
   * Throws `modules.refused` with the reasons if `release` does not work with the other active releases, after `others`
   * have replaced those of their modules.
   */
  async refuseUnfit(
    position: Position,
    release: Release,
    publisher: Publisher,
    others: readonly Release[] = [],
  ): Promise<void> {
    const reasons = await this.problemsWith(position, release, publisher, others);
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
    await this.proof.verifySigned([release]);
  }

  /** Throws `modules.refused` if a release may no longer be activated, for example because its key was revoked. */
  async refuseDistrusted(release: Release): Promise<void> {
    const reasons = await this.trust.problemsOf(release);
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
  }

  /** Keeps the candidate if it fits into the new set, unless `activated` holds another release of its module. */
  async candidateAfter(
    { releases: before, candidate }: Position,
    releases: Release[],
    activated: readonly Release[],
  ): Promise<CandidateStep> {
    if (!candidate) return { candidate: null, changes: [] };
    const { release } = candidate;
    const isDecided = activated.some(({ name }) => name === release.name);
    if (isDecided || holds(releases, release)) return withdrawn(candidate, 'superseded');
    const problems = await this.proof.ofSet(replaceReleases(releases, release), [release], null, {
      before,
      trial: false,
    });
    if (problems.length === 0) return { candidate, changes: [] };
    return withdrawn(candidate, `unfit: ${[...new Set(problems.map(({ code }) => code))].join(', ')}`);
  }

  /** Runs the whole proof of the set with `release`, with a trial unless that set has passed one before. */
  private async problemsWith(
    { releases: before }: Position,
    release: Release,
    publisher: Publisher,
    others: readonly Release[] = [],
  ): Promise<ReleaseProblem[]> {
    const releases = replaceReleases(before, ...others, release);
    const set = await this.em.fork().findOne(ReleaseSet, { fingerprint: setFingerprint(releases) });
    return this.proof.ofSet(releases, [release], publisher, { before, trial: !set?.provedAt });
  }
}

const withdrawn = ({ release }: Candidate, reason: string): CandidateStep => ({
  candidate: null,
  changes: [{ kind: 'candidate-withdrawn', release, reason, actor: null }],
});
