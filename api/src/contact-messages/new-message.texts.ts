import type { ContactSubject, JoinSource, MessageKind } from '@vitral/contracts/contact-messages';
import type { ConsoleLanguage, Bilingual } from '@vitral/contracts/languages';
import type { NotificationTexts } from '../notifications/index.ts';
import type { ContactMessage } from './contact-messages.entity.ts';

const SUBJECTS: Record<ContactSubject, Bilingual> = {
  general: { es: 'Consulta general', en: 'General enquiry' },
  business: { es: 'Oportunidad de negocio', en: 'Business opportunity' },
  support: { es: 'Ayuda', en: 'Support' },
  partnership: { es: 'Colaboración', en: 'Partnership' },
  other: { es: 'Otro', en: 'Other' },
};

const SOURCES: Record<JoinSource, Bilingual> = {
  friend: { es: 'por alguien que conoce', en: 'from somebody they know' },
  'social-network': { es: 'por una red social', en: 'through a social network' },
  event: { es: 'en un evento', en: 'at an event' },
  search: { es: 'por un buscador', en: 'through a search engine' },
  other: { es: 'de otra manera', en: 'in another way' },
};

type Summary = Pick<
  ContactMessage,
  'name' | 'email' | 'phone' | 'subject' | 'language' | 'country' | 'source' | 'invitedBy' | 'sharedTitle'
> & { kind: MessageKind; excerpt: string };

/** Returns the notification of a new message, request to join or lead, for the staff who may reply. */
export function newMessage(language: ConsoleLanguage, summary: Summary): NotificationTexts {
  return WRITERS[summary.kind][language](summary);
}

type Writers = Record<ConsoleLanguage, (summary: Summary) => NotificationTexts>;

const NEW_MESSAGE: Writers = {
  es: ({ name, subject, excerpt }) => ({
    subject: `Nuevo mensaje de ${name}: ${SUBJECTS[subject ?? 'other'].es}`,
    paragraphs: [
      `${name} escribió desde la página de contacto. Asunto: ${SUBJECTS[subject ?? 'other'].es}.`,
      excerpt,
      'Prometemos responder en menos de 24 horas. Cuando lo hagas, márcalo como respondido en la bandeja.',
    ],
    label: 'Abrir el mensaje',
    text: 'Hay un nuevo mensaje de contacto.',
  }),
  en: ({ name, subject, excerpt }) => ({
    subject: `New message from ${name}: ${SUBJECTS[subject ?? 'other'].en}`,
    paragraphs: [
      `${name} wrote from the contact page. Subject: ${SUBJECTS[subject ?? 'other'].en}.`,
      excerpt,
      'We promise an answer within 24 hours. Once you have sent it, mark the message as answered in the inbox.',
    ],
    label: 'Open the message',
    text: 'There is a new contact message.',
  }),
};

const NEW_JOIN_REQUEST: Writers = {
  es: ({ name, country, language, source, invitedBy, excerpt }) => ({
    subject: `${name} quiere unirse al equipo`,
    paragraphs: [
      `País: ${countryName(country, 'es')}. Prefiere que le escriban en ${languageName(language, 'es')}. Supo del equipo ${SOURCES[source ?? 'other'].es}.`,
      ...(invitedBy ? [`Quién le invitó: ${invitedBy}.`] : []),
      ...(excerpt ? [excerpt] : []),
      'Prometemos responder en menos de 24 horas. Cuando lo hagas, marca la solicitud como respondida en la bandeja.',
    ],
    label: 'Abrir la solicitud',
    text: 'Alguien quiere unirse al equipo.',
  }),
  en: ({ name, country, language, source, invitedBy, excerpt }) => ({
    subject: `${name} wants to join the team`,
    paragraphs: [
      `Country: ${countryName(country, 'en')}. Preferred language: ${languageName(language, 'en')}. They heard of the team ${SOURCES[source ?? 'other'].en}.`,
      ...(invitedBy ? [`Invited by: ${invitedBy}.`] : []),
      ...(excerpt ? [excerpt] : []),
      'We promise an answer within 24 hours. Once you have sent it, mark the request as answered in the inbox.',
    ],
    label: 'Open the request',
    text: 'Somebody wants to join the team.',
  }),
};

const NEW_LEAD: Writers = {
  es: ({ name, email, phone, language, sharedTitle, excerpt }) => ({
    subject: `${name} quiere saber más sobre «${sharedTitle}»`,
    paragraphs: [
      `${name} dejó sus datos en un enlace compartido de «${sharedTitle}». ${[email, phone].filter(Boolean).join(' · ')}. Idioma: ${languageName(language, 'es')}.`,
      ...(excerpt ? [excerpt] : []),
      'Quien compartió el enlace es responsable de la respuesta, que prometemos en menos de 24 horas.',
    ],
    label: 'Abrir los datos',
    text: 'Alguien dejó sus datos en un enlace compartido.',
  }),
  en: ({ name, email, phone, language, sharedTitle, excerpt }) => ({
    subject: `${name} would like to know more about “${sharedTitle}”`,
    paragraphs: [
      `${name} left their details at a share link of “${sharedTitle}”. ${[email, phone].filter(Boolean).join(' · ')}. Language: ${languageName(language, 'en')}.`,
      ...(excerpt ? [excerpt] : []),
      'The person who shared the link is responsible for the answer, which we promise within 24 hours.',
    ],
    label: 'Open the details',
    text: 'Somebody left their details at a share link.',
  }),
};

const WRITERS: Record<MessageKind, Writers> = {
  message: NEW_MESSAGE,
  join: NEW_JOIN_REQUEST,
  lead: NEW_LEAD,
};

const countryName = (code: string | null | undefined, language: ConsoleLanguage) =>
  (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? '—';

const languageName = (code: string, language: ConsoleLanguage) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** Returns the beginning of a text, at most `length` UTF-16 units long, cut between words where possible. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  // A cut inside a surrogate pair leaves half a character.
  const start = text.slice(0, length - 1).replace(/\p{Cs}$/u, '');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
