import { documentIn, type DocumentData } from '../document/document.ts';
import type { PageSource } from '../site/page-definition.ts';
import { TERMS_EN } from './document/en.ts';
import { TERMS_ES } from './document/es.ts';
import { TERMS_FR } from './document/fr.ts';

/** The day of the last change to the text, in any language. */
const UPDATED = '2026-11-21';

export const TERMS = { es: TERMS_ES, en: TERMS_EN, fr: TERMS_FR };

export const termsSource: PageSource<DocumentData> = {
  read: ({ language }) => documentIn(TERMS, UPDATED, language),
  head: (_data, { t }) => ({
    title: `${t('terms.title')} · ${t('site.name')}`,
    description: t('terms.description'),
  }),
};
