import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseChannel as ReleaseChannelResponse } from '@vitral/contracts/releases';
import { runAsServer } from '../../platform/access/request-scope.ts';
import { type AuditedEvent, AuditService } from '../../platform/audit/audit.service.ts';
import { CollectionDeclarations } from '../../collections/index.ts';
import { SettingsDeclarations } from '../../module-settings/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { WebhookEvents } from '../../platform/webhooks/webhook-events.ts';
import { Grants } from '../grants/grants.ts';
import { Release } from '../releases/release.entity.ts';
import { ChannelLogService } from './channel-log.service.ts';
import { ChannelChange, LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { findOrCreateSet, type Position, readPosition, replaceReleases } from '../channel/position.ts';
import {
  ACTIVATING_KINDS,
  AUDIT_MEANINGS,
  type ChannelStep,
  type StepChange,
  type StepSets,
} from '../channel/channel-step.ts';

const RETRY_LIMIT_MS = 5 * 60_000;

/** Another transaction changed the channel first; this one is rolled back and planned again, unnoticed by the client. */
class ConcurrentChange extends Error {}

/** Writes the row that says which sets visitors receive. Nothing else writes it. docs/adr/023. */
@Injectable()
export class ChannelWriter {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly log: ChannelLogService,
    private readonly collections: CollectionDeclarations,
    private readonly grants: Grants,
    private readonly settings: SettingsDeclarations,
    private readonly webhooks: WebhookEvents,
  ) {}

  /**
   * Plans a step outside any transaction, since planning may take long, and plans again if the channel has changed.
   * Null: nothing to do.
   */
  async move(plan: (position: Position) => Promise<ChannelStep | null>): Promise<void> {
    const limit = performance.now() + RETRY_LIMIT_MS;
    while (performance.now() < limit) {
      const position = await readPosition(this.em.fork());
      const step = await plan(position);
      if (!step) return;
      try {
        await this.take(position, step);
        return;
      } catch (error) {
        if (!(error instanceof ConcurrentChange)) throw error;
      }
    }
    throw new AppError('modules.stale');
  }

  async moveWithin(
    em: EntityManager,
    plan: (position: Position) => Promise<ChannelStep | null>,
  ): Promise<ChannelStep | null> {
    await lock(em);
    const position = await readPosition(em);
    const step = await plan(position);
    if (step) await this.write(em, position, step);
    return step;
  }

  /** Returns the channel, so that the stored response of an idempotent request holds it (docs/adr/046). */
  private take(position: Position, step: ChannelStep): Promise<ReleaseChannelResponse> {
    const alone = { clear: true };
    return this.em.transactional(async (em) => {
      const channel = await lock(em);
      if ((channel?.version ?? 0) !== position.version) throw new ConcurrentChange();
      await refuseRemoved(em, step);
      await this.write(em, position, step);
      return this.log.channel(em.fork({ keepTransactionContext: true }));
    }, alone);
  }

  private async write(em: EntityManager, position: Position, step: ChannelStep): Promise<void> {
    const { candidate } = step;
    const active = await findOrCreateSet(em, step.releases, { isProved: step.proved === 'active' });
    const candidateSet =
      candidate &&
      (await findOrCreateSet(em, replaceReleases(step.releases, candidate.release), {
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
    const descriptors = step.releases.map(({ descriptor }) => descriptor);
    await this.grants.activate(em, descriptors);
    await this.collections.activate(em, descriptors);
    await this.settings.activate(em, descriptors);
    for (const change of step.changes) this.record(em, position, step, change, sets);
    await em.flush();
    await this.emit(em, step);
  }

  private async emit(em: EntityManager, { changes }: ChannelStep): Promise<void> {
    for (const { kind, release } of changes) {
      if (!ACTIVATING_KINDS.includes(kind)) continue;
      const data = { kind, module: release?.name ?? null, version: release?.version ?? null };
      await this.webhooks.emit(em, 'release.activated', data);
    }
  }

  private record(
    em: EntityManager,
    position: Position,
    step: ChannelStep,
    { kind, release, reason, actor }: StepChange,
    sets: StepSets,
  ): void {
    const { verb, from, to } = AUDIT_MEANINGS[kind];
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
    else runAsServer(() => this.audit.record(em, entry));
  }
}

/** Locks the channel until the transaction of `em` ends. Takes an advisory lock while there is no row yet. */
async function lock(em: EntityManager): Promise<ReleaseChannel | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const channel = await em.findOne(ReleaseChannel, { name: LIVE }, options);
  if (channel) return channel;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`channel ${LIVE}`]);
  return em.findOne(ReleaseChannel, { name: LIVE }, options);
}

/** Clean-up removes files under the same lock, so an active release never loses its files. */
async function refuseRemoved(em: EntityManager, { releases, candidate }: ChannelStep): Promise<void> {
  const ids = [...releases, ...(candidate ? [candidate.release] : [])].map(({ id }) => id);
  const gone = await em.findOne(Release, { id: { $in: ids }, removedAt: { $ne: null } }, { refresh: true });
  if (gone) throw new AppError('modules.removed', { module: gone.name, version: gone.version });
}
