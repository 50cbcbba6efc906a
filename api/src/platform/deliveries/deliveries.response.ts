import type { Delivery as DeliveryResponse } from '@vitral/contracts';
import type { Delivery } from './delivery.entity.ts';

export function toResponse(row: Delivery): DeliveryResponse {
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
