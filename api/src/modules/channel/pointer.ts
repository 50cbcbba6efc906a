import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseChannel as ReleaseChannelAnswer } from '@vitral/contracts';
import { asServer } from '../../platform/access/request-scope.ts';
import { type AuditedEvent, AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../release.entity.ts';
import { ChannelLogService } from './channel-log.service.ts';
import { LIVE } from './channel-names.ts';
import { type Position, readPosition, replacedBy } from './position.ts';
import { ChannelChange, ReleaseChannel } from './release-channel.entity.ts';
import { setOf } from './set-of.ts';
import { MEANINGS, type Step, type StepChange, type StepSets } from './step.ts';

/** For how long one call tries again while others move the pointer before it. */
const GIVE_UP_MS = 5 * 60_000;

/** Somebody else moved the pointer first: the transaction leaves nothing behind. */
class Overtaken extends Error {}

/** The one row that says what visitors get, and the only place where it changes. docs/adr/023. */
@Injectable()
export class Pointer {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly log: ChannelLogService,
  ) {}

  /**
   * Plans a step from where the channel is, outside any transaction, so that it may take long; takes it when the channel is
   * still there, and plans anew when it is not. Null: nothing is to be done.
   */
  async move(plan: (position: Position) => Promise<Step | null>): Promise<void> {
    const limit = performance.now() + GIVE_UP_MS;
    while (performance.now() < limit) {
      const position = await readPosition(this.em.fork());
      const step = await plan(position);
      if (!step) return;
      try {
        await this.take(position, step);
        return;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw new AppError('modules.stale');
  }

  /** Plans and takes a step in a transaction of the caller's, which nobody else's step gets in between. */
  async moveWithin(
    em: EntityManager,
    plan: (position: Position) => Promise<Step | null>,
  ): Promise<Step | null> {
    await lock(em);
    const position = await readPosition(em);
    const step = await plan(position);
    if (step) await this.write(em, position, step);
    return step;
  }

  /** Returns the channel, which is what a repeated request is answered although this one's response was lost. docs/adr/046. */
  private take(position: Position, step: Step): Promise<ReleaseChannelAnswer> {
    const alone = { clear: true };
    return this.em.transactional(async (em) => {
      const channel = await lock(em);
      if ((channel?.version ?? 0) !== position.version) throw new Overtaken();
      await refuseRemoved(em, step);
      await this.write(em, position, step);
      return this.log.channel(em.fork({ keepTransactionContext: true }));
    }, alone);
  }

  private async write(em: EntityManager, position: Position, step: Step): Promise<void> {
    const { candidate } = step;
    const active = await setOf(em, step.releases, { isProved: step.proved === 'active' });
    const candidateSet =
      candidate &&
      (await setOf(em, replacedBy(step.releases, candidate.release), {
        isProved: step.proved === 'candidate',
      }));
    await em.upsert(ReleaseChannel, {
      name: LIVE,
      activeSetId: active,
      candidateSetId: candidateSet,
      candidateReleaseId: candidate?.release.id ?? null,
      candidateShare: candidate?.share ?? 0,
      candidateSince: candidate?.since ?? null,
      version: position.version + 1,
      changedAt: new Date(),
    });
    const sets = {
      active: { before: position.activeSetId, after: active },
      candidate: { before: position.candidate?.setId ?? null, after: candidateSet },
    };
    for (const change of step.changes) this.record(em, position, step, change, sets);
    await em.flush();
  }

  private record(
    em: EntityManager,
    position: Position,
    step: Step,
    { kind, release, reason, actor }: StepChange,
    sets: StepSets,
  ): void {
    const { verb, from, to } = MEANINGS[kind];
    const [fromSetId, toSetId] = [from(sets), to(sets) ?? sets.active.after];
    const share = kind.startsWith('candidate') ? (step.candidate ?? position.candidate)?.share : null;
    em.create(ChannelChange, {
      channel: LIVE,
      kind,
      module: release?.name ?? null,
      releaseId: release?.id ?? null,
      fromSetId,
      toSetId,
      share: share ?? null,
      reason: reason ?? null,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
    });
    const entry: AuditedEvent = {
      verb,
      noun: 'modules',
      itemId: release?.id ?? toSetId,
      itemName: release && `${release.name} ${release.version}`,
      before: { set: fromSetId, share: position.candidate?.share ?? null, reason: null },
      after: { set: toSetId, share: step.candidate?.share ?? null, reason: reason ?? null },
    };
    if (actor) this.audit.record(em, entry);
    else asServer(() => this.audit.record(em, entry));
  }
}

/** Nobody else moves the pointer until the transaction of `em` is over, also while there is no row to lock yet. */
async function lock(em: EntityManager): Promise<ReleaseChannel | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const channel = await em.findOne(ReleaseChannel, { name: LIVE }, options);
  if (channel) return channel;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`channel ${LIVE}`]);
  return em.findOne(ReleaseChannel, { name: LIVE }, options);
}

/** Clean-up takes files away under the same lock, so that what is active never loses any. */
async function refuseRemoved(em: EntityManager, { releases, candidate }: Step): Promise<void> {
  const ids = [...releases, ...(candidate ? [candidate.release] : [])].map(({ id }) => id);
  const gone = await em.findOne(Release, { id: { $in: ids }, removedAt: { $ne: null } }, { refresh: true });
  if (gone) throw new AppError('modules.removed', { module: gone.name, version: gone.version });
}
