import { documentPage } from './long-text.ts';
import { PRIVACY_EN } from './privacy/en.ts';
import { PRIVACY_ES } from './privacy/es.ts';
import { PRIVACY_FR } from './privacy/fr.ts';
import { TERMS_EN } from './terms/en.ts';
import { TERMS_ES } from './terms/es.ts';
import { TERMS_FR } from './terms/fr.ts';

export const DOCUMENTS = {
  privacy: { es: PRIVACY_ES, en: PRIVACY_EN, fr: PRIVACY_FR },
  terms: { es: TERMS_ES, en: TERMS_EN, fr: TERMS_FR },
};

export const privacyPage = () => documentPage('privacy', DOCUMENTS.privacy);
export const termsPage = () => documentPage('terms', DOCUMENTS.terms);
