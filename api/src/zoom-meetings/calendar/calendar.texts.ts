import type { Language } from '@vitral/contracts/languages';
import type { MeetingCategory } from '@vitral/contracts/zoom-meetings';

interface CalendarTexts {
  /** The name of a calendar. */
  name: (siteName: string, sessions: string) => string;
  allSessions: string;
  sessions: Record<MeetingCategory, string>;
  categories: Record<MeetingCategory, string>;
  cancelled: (title: string) => string;
  movedFrom: (date: string) => string;
  reason: (reason: string) => string;
  join: (url: string) => string;
}

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  es: {
    name: (siteName, sessions) => `${siteName}: ${sessions}`,
    allSessions: 'sesiones en vivo',
    sessions: {
      business: 'sesiones de negocio',
      health: 'sesiones de salud',
      development: 'sesiones de desarrollo',
    },
    categories: { business: 'Negocio', health: 'Salud', development: 'Desarrollo' },
    cancelled: (title) => `Cancelada: ${title}`,
    movedFrom: (date) => `Esta sesión cambió de fecha. Estaba prevista para el ${date}.`,
    reason: (reason) => `Motivo: ${reason}`,
    join: (url) => `Entrar a la sesión: ${url}`,
  },
  en: {
    name: (siteName, sessions) => `${siteName}: ${sessions}`,
    allSessions: 'live sessions',
    sessions: {
      business: 'business sessions',
      health: 'health sessions',
      development: 'development sessions',
    },
    categories: { business: 'Business', health: 'Health', development: 'Development' },
    cancelled: (title) => `Cancelled: ${title}`,
    movedFrom: (date) => `This session was moved. It had been planned for ${date}.`,
    reason: (reason) => `Reason: ${reason}`,
    join: (url) => `Join the session: ${url}`,
  },
  fr: {
    name: (siteName, sessions) => `${siteName} : ${sessions}`,
    allSessions: 'sessions en direct',
    sessions: {
      business: 'sessions sur les affaires',
      health: 'sessions sur la santé',
      development: 'sessions de développement',
    },
    categories: { business: 'Affaires', health: 'Santé', development: 'Développement' },
    cancelled: (title) => `Annulée : ${title}`,
    movedFrom: (date) => `Cette session a été déplacée. Elle était prévue le ${date}.`,
    reason: (reason) => `Raison : ${reason}`,
    join: (url) => `Rejoindre la session : ${url}`,
  },
};
