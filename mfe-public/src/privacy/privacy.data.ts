import type { Language } from '@vitral/contracts/languages';
import { documentSource } from '../document/document.data.ts';
import { PRIVACY_EN } from './document/en.ts';
import { PRIVACY_ES } from './document/es.ts';
import { PRIVACY_FR } from './document/fr.ts';
import { type PrivacyText, readPeriods, withPeriods } from './periods.ts';

export const PRIVACY: Record<Language, PrivacyText> = { es: PRIVACY_ES, en: PRIVACY_EN, fr: PRIVACY_FR };

export const privacySource = documentSource('privacy', '2026-11-28', (sources) =>
  withPeriods(PRIVACY[sources.language], readPeriods(sources)),
);
