import type { Language } from '@vitral/contracts/languages';

/** Placeholder in subjects and paragraphs for the site's name at the time of sending. */
export const SITE_NAME = '{{siteName}}';

interface EmailLink {
  label: string;
  address: string;
}

/** Message-IDs, without the host. */
export interface EmailThread {
  id: string;
  /** Ids of the earlier messages, oldest first. The first one may belong to a message that was no email. */
  earlier: string[];
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
  /** Set for an email that a person wrote, which mail programs show together with the other emails of its thread. */
  thread?: EmailThread;
  /** The text that the email responds to, and the line above it. */
  quotation?: { heading: string; text: string };
  /** A URL that takes the person off the list by POST, in one click (RFC 8058). */
  unsubscribe?: string;
}
