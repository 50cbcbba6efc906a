import type { Language, MeetingCategory } from '@vitral/contracts';

interface CalendarTexts {
  /** Names must not hold commas, semicolons or backslashes: they go into the file as they are. */
  name: string;
  names: Record<MeetingCategory, string>;
  categories: Record<MeetingCategory, string>;
  cancelled: (title: string) => string;
  movedFrom: (date: string) => string;
  reason: (reason: string) => string;
  join: (address: string) => string;
  /** In which dates are told. */
  locale: string;
}

/** What the calendars that people subscribe to say, beside what staff write. */
export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  es: {
    name: 'Vitral: sesiones en vivo',
    names: {
      business: 'Vitral: sesiones de negocio',
      health: 'Vitral: sesiones de salud',
      development: 'Vitral: sesiones de desarrollo',
    },
    categories: { business: 'Negocio', health: 'Salud', development: 'Desarrollo' },
    cancelled: (title) => `Cancelada: ${title}`,
    movedFrom: (date) => `Esta sesión cambió de fecha. Estaba prevista para el ${date}.`,
    reason: (reason) => `Motivo: ${reason}`,
    join: (address) => `Entrar a la sesión: ${address}`,
    locale: 'es-MX',
  },
  en: {
    name: 'Vitral: live sessions',
    names: {
      business: 'Vitral: business sessions',
      health: 'Vitral: health sessions',
      development: 'Vitral: development sessions',
    },
    categories: { business: 'Business', health: 'Health', development: 'Development' },
    cancelled: (title) => `Cancelled: ${title}`,
    movedFrom: (date) => `This session was moved. It had been planned for ${date}.`,
    reason: (reason) => `Reason: ${reason}`,
    join: (address) => `Join the session: ${address}`,
    locale: 'en-US',
  },
  fr: {
    name: 'Vitral : sessions en direct',
    names: {
      business: 'Vitral : sessions sur les affaires',
      health: 'Vitral : sessions sur la santé',
      development: 'Vitral : sessions de développement',
    },
    categories: { business: 'Affaires', health: 'Santé', development: 'Développement' },
    cancelled: (title) => `Annulée : ${title}`,
    movedFrom: (date) => `Cette session a été déplacée. Elle était prévue le ${date}.`,
    reason: (reason) => `Raison : ${reason}`,
    join: (address) => `Rejoindre la session : ${address}`,
    locale: 'fr-CA',
  },
};
