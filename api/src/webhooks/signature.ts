import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@vitral/contracts/webhooks';

const KEY_BYTES = 32;

export const SECRET_PURPOSE = 'webhooks';

export const newSecret = (): string => WEBHOOK_SECRET_PREFIX + randomBytes(KEY_BYTES).toString('base64');

interface SignedMessage {
  id: string;
  /** Seconds since the epoch. */
  timestamp: number;
  body: string;
}

/** Returns the header `webhook-signature` of the Standard Webhooks specification: one signature for each secret. */
export function signaturesOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
