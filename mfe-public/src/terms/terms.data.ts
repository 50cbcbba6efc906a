import { documentSource } from '../document/document.data.ts';
import { TERMS_EN } from './document/en.ts';
import { TERMS_ES } from './document/es.ts';
import { TERMS_FR } from './document/fr.ts';

export const TERMS = { es: TERMS_ES, en: TERMS_EN, fr: TERMS_FR };

export const termsSource = documentSource('terms', '2026-11-21', ({ language }) => TERMS[language]);
