import type { Delivery as DeliveryAnswer } from '@vitral/contracts';
import type { Delivery } from './delivery.entity.ts';

export function toAnswer(row: Delivery): DeliveryAnswer {
  const { id, channel, template, recipient, state, attempts, problem, createdAt, finishedAt } = row;
  return {
    id,
    channel,
    template,
    recipient,
    state,
    attempts,
    problem: problem ?? null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
