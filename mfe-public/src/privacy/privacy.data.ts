import { documentIn, type DocumentData } from '../document/document.ts';
import type { PageSource } from '../site/page-definition.ts';
import { PRIVACY_EN } from './document/en.ts';
import { PRIVACY_ES } from './document/es.ts';
import { PRIVACY_FR } from './document/fr.ts';

/** The day of the last change to the text, in any language. */
const UPDATED = '2026-11-22';

export const PRIVACY = { es: PRIVACY_ES, en: PRIVACY_EN, fr: PRIVACY_FR };

export const privacySource: PageSource<DocumentData> = {
  read: ({ language }) => documentIn(PRIVACY, UPDATED, language),
  head: (_data, { t }) => ({
    title: `${t('privacy.title')} · ${t('site.name')}`,
    description: t('privacy.description'),
  }),
};
