import { createHmac } from 'node:crypto';
import type { WebhookInput, WebhookPayload, WebhookWithSecret } from '@vitral/contracts/webhooks';
import type { Api } from '../start-api.ts';
import type { PostedMessage, Webhook } from './webhook.ts';

/** Adds a webhook that points to a local server and receives published content, unless the input differs. */
export async function addWebhook(
  api: Api,
  receiver: Webhook,
  input: Partial<WebhookInput> = {},
): Promise<WebhookWithSecret> {
  const webhook = {
    ...{ name: 'Boletín', url: `http://${receiver.host}/events?from=vitral`, isActive: true },
    ...{ events: ['content.published' as const], ...input },
  };
  const { body } = await api.as('admin').post('/webhooks').send(webhook).expect(201);
  return body as WebhookWithSecret;
}

export const payloadOf = ({ text }: PostedMessage) => JSON.parse(text) as WebhookPayload;

/** Verifies a request as the Standard Webhooks specification describes it, without the code of the server. */
export function isSignedWith(secret: string, { headers, text }: PostedMessage): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update([id, timestamp, text].map(String).join('.'))
    .digest('base64');
  return age < 300 && String(signatures).split(' ').includes(`v1,${expected}`);
}
