import type { Language } from '@vitral/contracts/languages';
import { documentSource, type LongText } from '../document/document.data.ts';
import { privacyEn } from './document/en.ts';
import { privacyEs } from './document/es.ts';
import { privacyFr } from './document/fr.ts';
import { type Periods, readPeriods } from './periods.ts';

export const PRIVACY: Record<Language, (periods: Periods) => LongText> = {
  es: privacyEs,
  en: privacyEn,
  fr: privacyFr,
};

export const privacySource = documentSource('privacy', '2026-11-28', (sources) =>
  PRIVACY[sources.language](readPeriods(sources)),
);
