import type { Language } from '@vitral/contracts';

interface CardPageTexts {
  /** Follows the site's name. */
  home: string;
  language: string;
}

/** Texts that all card pages share. */
export const CARD_PAGE_TEXTS: Record<Language, CardPageTexts> = {
  es: { home: 'inicio', language: 'Idioma' },
  en: { home: 'home', language: 'Language' },
  fr: { home: 'accueil', language: 'Langue' },
};
