import type { ContactMessage, Language } from '@vitral/contracts';

/** Longer addresses are cut or refused by some mail programs. */
const LONGEST_QUOTE = 1000;

interface Words {
  subject: string;
  greeting: (name: string) => string;
  wrote: (date: string) => string;
}

/** In the visitor's language, not in that of whoever answers. */
const WORDS: Record<Language, Words> = {
  es: {
    subject: 'Re: tu mensaje',
    greeting: (name) => `Hola, ${name}:`,
    wrote: (date) => `El ${date} nos escribiste:`,
  },
  en: {
    subject: 'Re: your message',
    greeting: (name) => `Hello ${name},`,
    wrote: (date) => `On ${date} you wrote to us:`,
  },
  fr: {
    subject: 'Re : votre message',
    greeting: (name) => `Bonjour ${name},`,
    wrote: (date) => `Le ${date}, vous nous avez écrit :`,
  },
};

type Answered = Pick<ContactMessage, 'name' | 'email' | 'language' | 'message' | 'createdAt'>;

/** The `mailto:` address that opens an answer in the person's own mail program, the message quoted in it. */
export function answerAddress({ name, email, language, message, createdAt }: Answered): string {
  const { subject, greeting, wrote } = WORDS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(createdAt));
  const quoted = shortened(message)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `${greeting(name)}\r\n\r\n\r\n\r\n${wrote(date)}\r\n${quoted}\r\n`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Whole characters, so that no emoji is torn apart. */
function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : text;
}
