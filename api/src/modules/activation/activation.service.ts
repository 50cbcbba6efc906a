import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../releases/release.entity.ts';
import {
  findUsable,
  holds,
  type Position,
  refuseRemoved,
  refuseUnlessFrom,
  replaceReleases,
} from '../channel/position.ts';
import type { ChannelStep, StepChange } from '../channel/channel-step.ts';
import { Proof } from '../proof/proof.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { ReleaseSet } from '../channel/release-channel.entity.ts';
import { ChannelWriter } from './channel-writer.ts';
import { SetProof } from './set-proof.ts';

/** Activates releases for all visitors, once they have passed their proof, and returns to earlier ones. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly em: EntityManager,
    private readonly pointer: ChannelWriter,
    private readonly proof: Proof,
    private readonly sets: SetProof,
  ) {}

  async activate(id: string, publisher: Publisher): Promise<void> {
    const release = await findUsable(this.em.fork(), id, publisher);
    await this.sets.queue.run(() =>
      this.pointer.move(async (position) =>
        holds(position.releases, release) ? null : this.plan(position, release, publisher),
      ),
    );
  }

  async promote(from: string | undefined, publisher: Publisher): Promise<void> {
    await this.sets.queue.run(() =>
      this.pointer.move(async (position) => {
        if (!position.candidate) throw new AppError('modules.no-candidate');
        const { release } = position.candidate;
        assertMayPublish(publisher, release.name);
        refuseUnlessFrom(position, from);
        return this.plan(position, release, publisher);
      }),
    );
  }

  /** Activates the previous release of one module; the others stay as they are. */
  async rollBack(name: ReleaseName, from: string | undefined, publisher: Publisher): Promise<void> {
    assertMayPublish(publisher, name);
    await this.pointer.move(async (position) => {
      refuseUnlessFrom(position, from);
      const release = (await previousReleases(this.em.fork(), [name])).get(name);
      if (!release) throw new AppError('modules.nothing-before', { module: name });
      const change: StepChange = { kind: 'rolled-back', release, actor: publisher };
      return this.planEarlier(position, replaceReleases(position.releases, release), change, publisher);
    });
  }

  /** Removes a module of another repository from the site. Its releases and its documents stay. */
  async deactivate(name: ReleaseName, from: string | undefined, publisher: Publisher): Promise<void> {
    assertMayPublish(publisher, name);
    await this.pointer.move(async (position) => {
      refuseUnlessFrom(position, from);
      const release = position.releases.find((active) => active.name === name);
      if (!release) throw new AppError('modules.not-found', { name });
      const change: StepChange = { kind: 'deactivated', release, actor: publisher };
      const others = position.releases.filter((other) => other !== release);
      return this.planEarlier(position, others, change, publisher);
    });
  }

  async activateSet(id: string, from: string | undefined, publisher: Publisher): Promise<void> {
    await this.pointer.move(async (position) => {
      if (id === position.activeSetId) return null;
      refuseUnlessFrom(position, from);
      const em = this.em.fork();
      const set = await em.findOne(ReleaseSet, { id, previewId: null });
      if (!set) throw new AppError('modules.not-found', { id });
      const releases = await em.find(Release, { id: { $in: set.releaseIds } });
      const change: StepChange = { kind: 'set-activated', release: null, actor: publisher };
      return this.planEarlier(position, releases, change, publisher);
    });
  }

  private async plan(position: Position, release: Release, publisher: Publisher): Promise<ChannelStep> {
    const releases = replaceReleases(position.releases, release);
    await this.sets.refuseUnfit(position, release, publisher);
    if (position.candidate?.release.id === release.id) {
      const change: StepChange = { kind: 'candidate-promoted', release, actor: publisher };
      return { releases, candidate: null, proved: 'active', changes: [change] };
    }
    const { candidate, changes } = await this.sets.candidateAfter(position, releases, [release]);
    const change: StepChange = { kind: 'activated', release, actor: publisher };
    return { releases, candidate, proved: 'active', changes: [change, ...changes] };
  }

  /** No trial runs, since these releases have been active here before. */
  private async planEarlier(
    position: Position,
    releases: Release[],
    change: StepChange,
    publisher: Publisher,
  ): Promise<ChannelStep> {
    const others = releases.filter((release) => !holds(position.releases, release));
    others.forEach(refuseRemoved);
    await this.proof.verifySigned(others);
    const before = position.releases;
    const reasons = await this.proof.ofSet(releases, others, publisher, {
      before,
      trial: false,
      isEarlier: true,
    });
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
    const { candidate, changes } = await this.sets.candidateAfter(position, releases, []);
    return { releases, candidate, changes: [change, ...changes] };
  }
}
