import type { ContentLanguage } from '@vitral/contracts';
import type { EmailMessage } from '../platform/mail/email-message.ts';

/** The content of a notification in one language. */
export interface Notice extends Pick<EmailMessage, 'subject' | 'paragraphs' | 'replyTo'> {
  /** The page to open. */
  action: { label: string; address: string };
  /** The text message: short, without personal data, and without letters that halve its length (á, í, ó, ú). */
  text: string;
}

/** Runs with the job. Null: the notification is obsolete. */
export type NoticeWriter<Data extends object> = (
  data: Data,
) => Promise<((language: ContentLanguage) => Notice) | null>;
