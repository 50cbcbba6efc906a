import type { ContactMessage, ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import type { Language } from '@vitral/sdk/contracts/languages';

interface ReplyTexts {
  subject: string;
  joinSubject: string;
  greeting: (name: string) => string;
  wrote: (date: string) => string;
}

/** Texts in the visitor's language, which may differ from the language of the console. */
export const REPLY_TEXTS: Record<Language, ReplyTexts> = {
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

export interface ReplyDraft {
  subject: string;
  text: string;
}

/** Returns what a reply begins with: the subject of the thread and a greeting, in the visitor's language. */
export function replyTemplate({ replies, ...message }: ContactMessageDetail): ReplyDraft {
  const { greeting } = REPLY_TEXTS[message.language];
  return {
    subject: replies.at(-1)?.subject ?? replySubject(message),
    text: `${greeting(message.name)}\n\n`,
  };
}

export function replySubject({ kind, language }: Pick<ContactMessage, 'kind' | 'language'>): string {
  const { subject, joinSubject } = REPLY_TEXTS[language];
  return kind === 'join' ? joinSubject : subject;
}
