import type { ContentLanguage } from '@vitral/contracts';

/** A mail to one person, as a noun writes it: text only. */
export interface Letter {
  /** An email address and nothing else. */
  to: string;
  /** Whom an answer reaches, where it is meant for somebody: an email address and nothing else. */
  replyTo?: string;
  language: ContentLanguage;
  subject: string;
  paragraphs: string[];
  /** What the person is asked to open. */
  action?: { label: string; address: string };
}
