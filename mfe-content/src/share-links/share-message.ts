import type { Language } from '@vitral/sdk/contracts/languages';

interface Sent {
  /** The recipient of the link; null for anybody. */
  name: string | null;
  /** The title of what is shared. */
  title: string;
  url: string;
}

interface MessageTexts {
  subject: (title: string) => string;
  greeting: (name: string | null) => string;
  body: (sent: Sent) => string;
  close: string;
}

/** Texts in the recipient's language, which may differ from the language of the console. */
const TEXTS: Record<Language, MessageTexts> = {
  es: {
    subject: (title) => `Te comparto «${title}»`,
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    body: ({ title, url }) => `Te comparto «${title}». Puedes verlo aquí:\n${url}`,
    close: 'Si tienes alguna pregunta, escríbeme.',
  },
  en: {
    subject: (title) => `“${title}” for you`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    body: ({ title, url }) => `I would like to share “${title}” with you. You can see it here:\n${url}`,
    close: 'If you have any questions, write to me.',
  },
  fr: {
    subject: (title) => `« ${title} » pour vous`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    body: ({ title, url }) => `Je vous partage « ${title} ». Vous pouvez le voir ici :\n${url}`,
    close: 'Si vous avez des questions, écrivez-moi.',
  },
};

export interface ShareMessage {
  subject: string;
  text: string;
}

/** Returns the message with which a link is sent, for the sender to edit. */
export function shareMessage(language: Language, sent: Sent): ShareMessage {
  const { subject, greeting, body, close } = TEXTS[language];
  return { subject: subject(sent.title), text: [greeting(sent.name), body(sent), close].join('\n\n') };
}

/** Returns the URL that opens WhatsApp, where the sender chooses the chat. */
export const whatsAppUrl = ({ text }: ShareMessage): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Returns the URL that opens an email without recipient. Emails have CRLF between lines (RFC 6068, section 5). */
export const emailUrl = ({ subject, text }: ShareMessage): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
