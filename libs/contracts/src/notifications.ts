/** Events that staff can be notified of. */
export const NOTIFICATION_KINDS = [
  'contact-messages',
  'new-accounts',
  'backup-failures',
  'feed-failures',
  'module-failures',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const CHANNELS = ['mail', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels of the log of deliveries: those of messages to people, and webhooks. */
export const DELIVERY_CHANNELS = [...CHANNELS, 'webhook'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

const PHONE = /^\+[1-9]\d{6,14}$/;

/** Returns whether a text is a phone number in E.164 format: `+525512345678`. */
export function isPhoneNumber(text: string): boolean {
  return PHONE.test(text);
}

/** POST /api/notifications/test: sends one message to check the channel. */
export interface TestMessageInput {
  channel: Channel;
  /** An email address or a phone number. */
  recipient: string;
}

/** `waiting`: not sent yet, or due for an automatic retry. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A row of GET /api/deliveries: one message to one recipient, without its text. The recipient of an event is the name of the webhook. */
export interface Delivery {
  id: string;
  channel: DeliveryChannel;
  /** Kind of message: `contact-message`, `test-message`, ...; for a webhook the event. */
  template: string;
  recipient: string;
  state: DeliveryState;
  attempts: number;
  /** Error of the last attempt, as reported by the mail server or the webhook: `EENVELOPE 550`. */
  problem: string | null;
  createdAt: string;
  finishedAt: string | null;
}
