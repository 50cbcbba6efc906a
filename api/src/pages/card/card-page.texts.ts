import type { Language } from '@vitral/contracts';

/** What every card page says. */
export const CARD_PAGE_TEXTS: Record<Language, { home: string; language: string }> = {
  es: { home: 'Vitral, inicio', language: 'Idioma' },
  en: { home: 'Vitral, home', language: 'Language' },
  fr: { home: 'Vitral, accueil', language: 'Langue' },
};
