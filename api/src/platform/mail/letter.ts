import type { ContentLanguage } from '@vitral/contracts';

/** Stands for the site's name in subjects and paragraphs; the name at the time of sending takes its place. */
export const SITE_NAME = '{{siteName}}';

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
