import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseProblem } from '@vitral/contracts';
import type { Publisher } from '../../platform/access/publisher.ts';
import { findUsable } from '../channel/checks.ts';
import { readPosition, replacedBy } from '../channel/position.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { fingerprintOf } from '../channel/set-of.ts';
import { Proof } from './proof.ts';

/** Checks a release for its team before it is activated. */
@Injectable()
export class ReleaseProblemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: Proof,
  ) {}

  /** Runs the whole proof of the set that would become active, with a trial unless that set has passed one before. */
  async of(publisher: Publisher, id: string): Promise<ReleaseProblem[]> {
    const em = this.em.fork();
    const release = await findUsable(em, id, publisher);
    const { releases: before } = await readPosition(em);
    const set = replacedBy(before, release);
    const known = await em.findOne(ReleaseSet, { fingerprint: fingerprintOf(set) });
    return this.proof.ofSet(set, [release], publisher, { before, trial: !known?.provedAt });
  }
}
