import type { ContentLanguage } from '@vitral/contracts/languages';

/** Placeholder in subjects and paragraphs for the site's name at the time of sending. */
export const SITE_NAME = '{{siteName}}';

/** An email to one person as a noun composes it, in plain text. Queued emails are stored in this form. */
export interface EmailMessage {
  to: string;
  replyTo?: string;
  language: ContentLanguage;
  subject: string;
  paragraphs: string[];
  action?: { label: string; address: string };
}
