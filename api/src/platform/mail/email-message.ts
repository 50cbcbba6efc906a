import type { ContentLanguage } from '@vitral/contracts';

/** Placeholder in subjects and paragraphs for the site's name at the time of sending. */
export const SITE_NAME = '{{siteName}}';

/** An email to one person as a noun composes it, in plain text. */
export interface EmailMessage {
  /** A bare email address. */
  to: string;
  /** A bare email address for replies. */
  replyTo?: string;
  language: ContentLanguage;
  subject: string;
  paragraphs: string[];
  /** A link that the person is asked to open. */
  action?: { label: string; address: string };
}
