import { documentSource } from '../document/document.data.ts';
import { PRIVACY_EN } from './document/en.ts';
import { PRIVACY_ES } from './document/es.ts';
import { PRIVACY_FR } from './document/fr.ts';

export const PRIVACY = { es: PRIVACY_ES, en: PRIVACY_EN, fr: PRIVACY_FR };

export const privacySource = documentSource('privacy', '2026-11-27', PRIVACY);
