import type { ContactMessage } from '@vitral/contracts/contact-messages';
import type { Language } from '@vitral/contracts/languages';

/** Characters; some mail programs truncate or refuse longer URLs. */
const MAX_QUOTE_LENGTH = 1000;

interface ReplyTexts {
  subject: string;
  joinSubject: string;
  greeting: (name: string) => string;
  wrote: (date: string) => string;
}

/** Texts in the visitor's language, which may differ from the language of the console. */
const TEXTS: Record<Language, ReplyTexts> = {
  es: {
    subject: 'Re: tu mensaje',
    joinSubject: 'Tu solicitud para unirte al equipo',
    greeting: (name) => `Hola, ${name}:`,
    wrote: (date) => `El ${date} nos escribiste:`,
  },
  en: {
    subject: 'Re: your message',
    joinSubject: 'Your request to join the team',
    greeting: (name) => `Hello ${name},`,
    wrote: (date) => `On ${date} you wrote to us:`,
  },
  fr: {
    subject: 'Re : votre message',
    joinSubject: 'Votre demande pour rejoindre l’équipe',
    greeting: (name) => `Bonjour ${name},`,
    wrote: (date) => `Le ${date}, vous nous avez écrit :`,
  },
};

type RepliedMessage = Pick<ContactMessage, 'kind' | 'name' | 'email' | 'language' | 'message' | 'createdAt'>;

/** Returns a `mailto:` URL that opens a reply in the user's mail program, with the message quoted. */
export function replyMailto({ kind, name, email, language, message, createdAt }: RepliedMessage): string {
  const { greeting, wrote, ...texts } = TEXTS[language];
  const subject = kind === 'join' ? texts.joinSubject : texts.subject;
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
