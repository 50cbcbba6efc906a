import type { Stored, Versioned } from './items.ts';

/** Events that webhooks receive. docs/webhooks.md describes their data. */
export const WEBHOOK_EVENTS = [
  'content.published',
  'contact-message.created',
  'registration.created',
  'release.activated',
  'security.event',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that POST /api/webhooks/:id/test sends. */
export const WEBHOOK_TEST = 'webhook.test';

/** A URL of another program that receives events, with the values of a new one. */
export const NEW_WEBHOOK = {
  name: '',
  /** With https, unless it is on the machine of the server. */
  url: '',
  events: [] as WebhookEvent[],
  isActive: true,
};
export type WebhookInput = typeof NEW_WEBHOOK;

export interface Webhook extends WebhookInput, Stored {
  /** Start of the current failures; null while the last request succeeded. */
  failingSince: string | null;
  /** Failed requests in a row. */
  failures: number;
  /** Set while the server has switched the webhook off because it failed for days. */
  switchedOffAt: string | null;
  /** Until then requests are also signed with the secret before the last renewal. */
  previousSecretUntil: string | null;
}

export type WebhookUpdate = Versioned<WebhookInput>;

/** Returned once, when a webhook is created or its secret is renewed. */
export interface WebhookWithSecret extends Webhook {
  /** `whsec_` and the key in base64, as in the Standard Webhooks specification. */
  secret: string;
}

/** The body of a request to a webhook. */
export interface WebhookPayload {
  type: WebhookEvent | typeof WEBHOOK_TEST;
  /** ISO instant of the event. */
  timestamp: string;
  data: Record<string, unknown>;
}

export const WEBHOOK_SECRET_PREFIX = 'whsec_';

export const WEBHOOK_LIMITS = {
  webhooks: 20,
  /** A webhook that fails for so many days, and in so many requests, is switched off. */
  failingDays: 5,
  failures: 10,
  /** Hours for which the secret before the last renewal stays valid. */
  renewalHours: 24,
} as const;
