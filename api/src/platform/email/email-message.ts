import type { Language } from '@vitral/contracts/languages';

/** Placeholder in subjects and paragraphs for the site's name at the time of sending. */
export const SITE_NAME = '{{siteName}}';

interface EmailLink {
  label: string;
  address: string;
}

/** An email to one person as a noun composes it, in plain text. Queued emails are stored in this form. */
export interface EmailMessage {
  to: string;
  replyTo?: string;
  language: Language;
  subject: string;
  paragraphs: string[];
  action?: EmailLink;
  /** A second, less prominent link. */
  link?: EmailLink;
  /** An iTIP message (RFC 5546), which mail programs offer to enter into the calendar. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** A URL that takes the person off the list by POST, in one click (RFC 8058). */
  unsubscribe?: string;
}
