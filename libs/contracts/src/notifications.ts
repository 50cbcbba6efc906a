/** Staff can be notified of these events. */
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

const PHONE = /^\+[1-9]\d{6,14}$/;

/** Whether a text is a telephone number as the world writes it (E.164): `+525512345678`. */
export function isPhoneNumber(text: string): boolean {
  return PHONE.test(text);
}

/** POST /api/notifications/test: sends one message, to see whether the channel works. */
export interface TestMessageInput {
  channel: Channel;
  /** An email address, or a telephone number. */
  recipient: string;
}

/** `waiting`: to be sent, or to be tried again by itself. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A row of GET /api/deliveries: one message to one person. Nothing is told of what it says. */
export interface Delivery {
  id: string;
  channel: Channel;
  /** What it was about: `contact-message`, `test-message`, ... */
  template: string;
  recipient: string;
  state: DeliveryState;
  attempts: number;
  /** Why the last attempt failed, as the mail server or the webhook has it: `EENVELOPE 550`. */
  problem: string | null;
  createdAt: string;
  finishedAt: string | null;
}
