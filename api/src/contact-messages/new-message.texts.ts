import type { ContactMessageInput, ContactSubject } from '@vitral/contracts/contact-messages';
import type { ConsoleLanguage, Bilingual } from '@vitral/contracts/languages';
import type { NotificationTexts } from '../notifications/index.ts';

const SUBJECTS: Record<ContactSubject, Bilingual> = {
  general: { es: 'Consulta general', en: 'General enquiry' },
  business: { es: 'Oportunidad de negocio', en: 'Business opportunity' },
  support: { es: 'Ayuda', en: 'Support' },
  partnership: { es: 'Colaboración', en: 'Partnership' },
  other: { es: 'Otro', en: 'Other' },
};

type MessageSummary = Pick<ContactMessageInput, 'name' | 'subject'> & { excerpt: string };

/** The notification of a new message, for the staff who may reply. */
export const NEW_MESSAGE: Record<ConsoleLanguage, (message: MessageSummary) => NotificationTexts> = {
  es: ({ name, subject, excerpt }) => ({
    subject: `Nuevo mensaje de ${name}: ${SUBJECTS[subject].es}`,
    paragraphs: [
      `${name} escribió desde la página de contacto. Asunto: ${SUBJECTS[subject].es}.`,
      excerpt,
      'Prometemos responder en menos de 24 horas. Cuando lo hagas, márcalo como respondido en la bandeja.',
    ],
    label: 'Abrir el mensaje',
    text: 'Hay un nuevo mensaje de contacto.',
  }),
  en: ({ name, subject, excerpt }) => ({
    subject: `New message from ${name}: ${SUBJECTS[subject].en}`,
    paragraphs: [
      `${name} wrote from the contact page. Subject: ${SUBJECTS[subject].en}.`,
      excerpt,
      'We promise an answer within 24 hours. Once you have sent it, mark the message as answered in the inbox.',
    ],
    label: 'Open the message',
    text: 'There is a new contact message.',
  }),
};

/** Returns the beginning of a text, at most `length` UTF-16 units long, cut between words where possible. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  // A cut inside a surrogate pair leaves half a character.
  const start = text.slice(0, length - 1).replace(/\p{Cs}$/u, '');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
