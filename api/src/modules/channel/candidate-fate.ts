import { Injectable } from '@nestjs/common';
import { Proof } from '../proof/proof.ts';
import type { Release } from '../release.entity.ts';
import { type Candidate, holds, type Position, replacedBy } from './position.ts';
import type { Step } from './step.ts';

type Fate = Pick<Step, 'candidate' | 'changes'>;

/** Decides if the candidate survives when other releases become active. */
@Injectable()
export class CandidateFate {
  constructor(private readonly proof: Proof) {}

  /**
   * Keeps the candidate if it fits into the new set. Withdraws it when `activated` holds another release of its module: that
   * activation has settled the matter.
   */
  async after(
    { releases: before, candidate }: Position,
    releases: Release[],
    activated: readonly Release[],
  ): Promise<Fate> {
    if (!candidate) return { candidate: null, changes: [] };
    const { release } = candidate;
    const isDecided = activated.some(({ name }) => name === release.name);
    if (isDecided || holds(releases, release)) return withdrawn(candidate, 'superseded');
    const problems = await this.proof.ofSet(replacedBy(releases, release), [release], null, {
      before,
      trial: false,
    });
    if (problems.length === 0) return { candidate, changes: [] };
    return withdrawn(candidate, `unfit: ${[...new Set(problems.map(({ code }) => code))].join(', ')}`);
  }
}

function withdrawn({ release }: Candidate, reason: string): Fate {
  return { candidate: null, changes: [{ kind: 'candidate-withdrawn', release, reason, actor: null }] };
}
