import { LANGUAGE_FACTS, type Language } from '@vitral/contracts/languages';
import type { EmailMessage } from '../platform/email/email-message.ts';
import type { ContactMessage, ContactReply } from './contact-messages.entity.ts';

const HEADINGS: Record<Language, (date: string) => string> = {
  es: (date) => `El ${date} nos escribiste:`,
  en: (date) => `On ${date} you wrote to us:`,
  fr: (date) => `Le ${date}, vous nous avez écrit :`,
};

/**
 * Returns the email of a reply, with the visitor's message quoted. The message and its replies are one thread, although the message
 * itself was no email. `earlier` are the ids of the earlier replies, oldest first.
 */
export function replyEmail(
  message: ContactMessage,
  { id, subject, text }: Pick<ContactReply, 'id' | 'subject' | 'text'>,
  { earlier, replyTo }: { earlier: string[]; replyTo: string | null },
): EmailMessage {
  const { email: to, language, message: question, createdAt } = message;
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long' });
  const heading = HEADINGS[language](format.format(createdAt));
  return {
    to,
    ...(replyTo !== null && { replyTo }),
    language,
    subject,
    paragraphs: text.split(/\n{2,}/),
    thread: { id, earlier: [message.id, ...earlier] },
    ...(question && { quotation: { heading, text: question } }),
  };
}
