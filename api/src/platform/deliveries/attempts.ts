import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel } from '@vitral/contracts';
import type { Attempt } from '../jobs/attempt.ts';
import { Delivery } from './delivery.entity.ts';

export interface ClaimedDelivery {
  id: string;
  channel: Channel;
  template: string;
  sealed: string;
}

/** Counts one more attempt and returns the delivery; null when there is nothing left to send. */
export async function claimDelivery(em: EntityManager, id: string): Promise<ClaimedDelivery | null> {
  const [delivery] = await em.execute<ClaimedDelivery[]>(
    `update delivery set attempts = attempts + 1
     where id = ? and state = 'waiting' and sealed is not null returning id, channel, template, sealed`,
    [id],
  );
  return delivery ?? null;
}

/** Marks a delivery as sent and completes its job in one transaction; erases the content. */
export async function storeSuccess(em: EntityManager, id: string, attempt: Attempt): Promise<void> {
  await em.transactional(async (inner) => {
    const sent = { state: 'sent', problem: null, finishedAt: new Date(), sealed: null } as const;
    await inner.nativeUpdate(Delivery, { id, state: 'waiting' }, sent);
    await attempt.finish(inner);
  });
}

/** Stores a problem. With `last`, the final attempt, it marks the delivery as failed and completes the job. */
export async function storeFailure(
  em: EntityManager,
  id: string,
  problem: string,
  last: Attempt | null,
): Promise<void> {
  await em.transactional(async (inner) => {
    const failed = last ? ({ problem, state: 'failed', finishedAt: new Date() } as const) : { problem };
    await inner.nativeUpdate(Delivery, { id, state: 'waiting' }, failed);
    await last?.finish(inner);
  });
}
