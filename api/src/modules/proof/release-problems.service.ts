import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseProblem } from '@vitral/contracts';
import type { Publisher } from '../../platform/access/publisher.ts';
import { findUsable } from '../channel/checks.ts';
import { readPosition, replacedBy } from '../channel/position.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { fingerprintOf } from '../channel/set-of.ts';
import { Proof } from './proof.ts';

/** What a team learns before it activates anything. */
@Injectable()
export class ReleaseProblemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: Proof,
  ) {}

  /** The whole proof of the set that would be active, trial included; a set that has passed it is not tried again. */
  async of(publisher: Publisher, id: string): Promise<ReleaseProblem[]> {
    const em = this.em.fork();
    const release = await findUsable(em, id, publisher);
    const { releases: before } = await readPosition(em);
    const set = replacedBy(before, release);
    const known = await em.findOne(ReleaseSet, { fingerprint: fingerprintOf(set) });
    return this.proof.ofSet(set, [release], publisher, { before, trial: !known?.provedAt });
  }
}
