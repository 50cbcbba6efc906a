import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { EmailMessage } from '../platform/email/email-message.ts';

/** The content of a notification in one language. */
export interface NotificationContent extends Pick<EmailMessage, 'subject' | 'paragraphs' | 'replyTo'> {
  /** The page to open. */
  action: { label: string; address: string };
  /** The text message: short, without personal data, and without letters that halve its length (á, í, ó, ú). */
  text: string;
}

/** The texts of a notification in one language; `label` is that of the link to its page. */
export type NotificationTexts = Pick<NotificationContent, 'subject' | 'paragraphs' | 'text'> & {
  label: string;
};

/** Runs with the job. Null: the notification is obsolete. */
export type NotificationWriter<Data extends object> = (
  data: Data,
) => Promise<((language: ConsoleLanguage) => NotificationContent) | null>;

/** Characters that fit into one text message. */
const LENGTH = 160;

/** Joins site name, text and URL; leaves out the URL when one message cannot hold it. */
export function toTextMessage(
  siteName: string,
  { text, action }: Pick<NotificationContent, 'text' | 'action'>,
): string {
  const message = `${siteName}: ${text}`;
  const messageWithUrl = `${message} ${action.address}`;
  return messageWithUrl.length <= LENGTH ? messageWithUrl : message;
}
