import type { Bilingual, ContactMessageInput, ContactSubject, ContentLanguage } from '@vitral/contracts';
import type { Notice } from '../notifications/index.ts';

/** The labels of the visitor's form. */
export const SUBJECTS: Record<ContactSubject, Bilingual> = {
  general: { es: 'Consulta general', en: 'General enquiry' },
  business: { es: 'Oportunidad de negocio', en: 'Business opportunity' },
  support: { es: 'Ayuda', en: 'Support' },
  partnership: { es: 'Colaboración', en: 'Partnership' },
  other: { es: 'Otro', en: 'Other' },
};

type MessageSummary = Pick<ContactMessageInput, 'name' | 'subject'> & { excerpt: string };
type NotificationText = Pick<Notice, 'subject' | 'paragraphs' | 'text'> & { label: string };

/** The notification of a new message. */
export const NEW_MESSAGE: Record<ContentLanguage, (message: MessageSummary) => NotificationText> = {
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
