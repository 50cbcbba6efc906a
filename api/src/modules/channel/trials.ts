import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Proof } from '../proof/proof.ts';
import type { Release } from '../release.entity.ts';
import { type Position, replacedBy } from './position.ts';
import { ReleaseSet } from './release-set.entity.ts';
import { fingerprintOf } from './set-of.ts';

/** Proves sets that have not been active before. */
@Injectable()
export class Trials {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: Proof,
  ) {}

  /** Throws `modules.refused` with the reasons if `release` does not work with the other active releases. */
  async pass({ releases: before }: Position, release: Release, publisher: Publisher): Promise<void> {
    const releases = replacedBy(before, release);
    const set = await this.em.fork().findOne(ReleaseSet, { fingerprint: fingerprintOf(releases) });
    const trial = !set?.provedAt;
    const reasons = await this.proof.ofSet(releases, [release], publisher, { before, trial });
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
  }
}
