import type { COOKIES, STORED_ENTRIES } from '@vitral/contracts/cookies';
import type { Language } from '@vitral/contracts/languages';
import type { PeriodText } from '../periods.ts';
import { COOKIES_EN } from './texts/en.ts';
import { COOKIES_ES } from './texts/es.ts';
import { COOKIES_FR } from './texts/fr.ts';

/** Purpose and lifetime of everything that the site stores in a browser. */
export type CookieTexts = Record<(typeof COOKIES | typeof STORED_ENTRIES)[number], string | PeriodText>;

export const COOKIE_TEXTS: Record<Language, CookieTexts> = { es: COOKIES_ES, en: COOKIES_EN, fr: COOKIES_FR };
