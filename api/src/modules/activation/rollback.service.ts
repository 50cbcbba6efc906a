import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Proof } from '../proof/proof.ts';
import { Release } from '../releases/release.entity.ts';
import { ChannelWriter } from './channel-writer.ts';
import {
  holds,
  type Position,
  refuseRemoved,
  refuseUnlessFrom,
  replaceReleases,
} from '../channel/position.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { SetProof } from './set-proof.ts';
import type { Step, StepChange } from '../channel/channel-step.ts';

/** Goes back to an earlier release or set. No trial runs, since these releases have been active here before. */
@Injectable()
export class RollbackService {
  constructor(
    private readonly em: EntityManager,
    private readonly pointer: ChannelWriter,
    private readonly proof: Proof,
    private readonly sets: SetProof,
  ) {}

  /** Activates the previous release of one module; the others stay as they are. */
  async rollBack(name: ReleaseName, from: string | undefined, publisher: Publisher): Promise<void> {
    assertMayPublish(publisher, name);
    await this.pointer.move(async (position) => {
      refuseUnlessFrom(position, from);
      const release = (await previousReleases(this.em.fork(), [name])).get(name);
      if (!release) throw new AppError('modules.nothing-before', { module: name });
      const change: StepChange = { kind: 'rolled-back', release, actor: publisher };
      return this.plan(position, replaceReleases(position.releases, release), change, publisher);
    });
  }

  /** Activates an earlier set as a whole. */
  async activateSet(id: string, from: string | undefined, publisher: Publisher): Promise<void> {
    await this.pointer.move(async (position) => {
      if (id === position.activeSetId) return null;
      refuseUnlessFrom(position, from);
      const em = this.em.fork();
      const set = await em.findOne(ReleaseSet, { id });
      if (!set) throw new AppError('modules.not-found', { id });
      const releases = await em.find(Release, { id: { $in: set.releaseIds } });
      const change: StepChange = { kind: 'set-activated', release: null, actor: publisher };
      return this.plan(position, releases, change, publisher);
    });
  }

  private async plan(
    position: Position,
    releases: Release[],
    change: StepChange,
    publisher: Publisher,
  ): Promise<Step> {
    const others = releases.filter((release) => !holds(position.releases, release));
    others.forEach(refuseRemoved);
    const before = position.releases;
    const reasons = await this.proof.ofSet(releases, others, publisher, { before, trial: false });
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
    const { candidate, changes } = await this.sets.candidateAfter(position, releases, []);
    return { releases, candidate, changes: [change, ...changes] };
  }
}
