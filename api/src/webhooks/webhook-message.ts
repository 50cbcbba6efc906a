import type { WebhookPayload } from '@vitral/contracts/webhooks';

/** The stored content of a delivery. The URL and the secrets are read when it is sent. */
export interface WebhookMessage {
  webhookId: string;
  payload: WebhookPayload;
}

/** Returns the delivery of an event to a webhook; the log of deliveries shows the webhook's name. */
export function toMessage(
  { id, name }: { id: string; name: string },
  type: WebhookPayload['type'],
  data: WebhookPayload['data'],
) {
  const payload = { type, timestamp: new Date().toISOString(), data };
  return { template: type, recipient: name, content: { webhookId: id, payload } satisfies WebhookMessage };
}
