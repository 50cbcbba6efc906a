import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';
import { REPLY_TEXTS, replySubject } from './reply-texts.ts';

/** Characters; some mail programs truncate or refuse longer URLs. */
const MAX_QUOTE_LENGTH = 1000;

type RepliedMessage = Pick<ContactMessage, 'kind' | 'name' | 'email' | 'language' | 'message' | 'createdAt'>;

/** Returns a `mailto:` URL that opens a reply in the user's mail program, with the message quoted. */
export function replyMailto({ kind, name, email, language, message, createdAt }: RepliedMessage): string {
  const { greeting, wrote } = REPLY_TEXTS[language];
  const subject = replySubject({ kind, language });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(createdAt));
  const quoted = truncate(message)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const quotation = message && `${wrote(date)}\r\n${quoted}\r\n`;
  const body = `${greeting(name)}\r\n\r\n\r\n\r\n${quotation}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Truncates by characters rather than UTF-16 units, so that no emoji is split. */
function truncate(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_QUOTE_LENGTH ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('')}…` : text;
}
