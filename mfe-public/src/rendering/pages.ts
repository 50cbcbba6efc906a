import type { PageDefinition } from '../site/page-definition.ts';
import type { PageName } from '../site/page-names.ts';

/** Keeps each page's view, source and texts to one kind of data. */
function definePage<Data>(definition: PageDefinition<Data>): PageDefinition<Data> {
  return definition;
}

/** Every page of the public site and how its parts are loaded. The chunk names tell the build which styles a page needs. */
export const PAGES = {
  landing: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-landing" */ '../landing/landing.page.tsx')).LandingPage,
    source: async () => (await import('../landing/landing.data.ts')).landingSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../landing/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../landing/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../landing/texts/fr.json'),
    },
  }),
  education: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-education" */ '../education/education.page.tsx'))
        .EducationPage,
    source: async () => (await import('../education/education.data.ts')).educationSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../education/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../education/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../education/texts/fr.json'),
    },
  }),
  contact: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-contact" */ '../contact/contact.page.tsx')).ContactPage,
    source: async () => (await import('../contact/contact.data.ts')).contactSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../contact/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../contact/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../contact/texts/fr.json'),
    },
  }),
  'contact-sent': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-contact-sent" */ '../contact/contact.page.tsx')).ContactPage,
    source: async () => (await import('../contact/contact.data.ts')).contactSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../contact/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../contact/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../contact/texts/fr.json'),
    },
  }),
  privacy: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-privacy" */ '../privacy/privacy.page.tsx')).PrivacyPage,
    source: async () => (await import('../privacy/privacy.data.ts')).privacySource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../privacy/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../privacy/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../privacy/texts/fr.json'),
    },
  }),
  terms: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-terms" */ '../terms/terms.page.tsx')).TermsPage,
    source: async () => (await import('../terms/terms.data.ts')).termsSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../terms/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../terms/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../terms/texts/fr.json'),
    },
  }),
  'vital-health': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-vital-health" */ '../vital-health/vital-health.page.tsx'))
        .VitalHealthPage,
    source: async () => (await import('../vital-health/vital-health.data.ts')).vitalHealthSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../vital-health/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../vital-health/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../vital-health/texts/fr.json'),
    },
  }),
  'language-test': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-language-test" */ '../language-test/language-test.page.tsx'))
        .LanguageTestPage,
    source: async () => (await import('../language-test/language-test.data.ts')).languageTestSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../language-test/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../language-test/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../language-test/texts/fr.json'),
    },
  }),
  'backup-download': definePage({
    view: async () =>
      (
        await import(
          /* webpackChunkName: "page-backup-download" */ '../backup-download/backup-download.page.tsx'
        )
      ).BackupDownloadPage,
    source: async () => (await import('../backup-download/backup-download.data.ts')).backupDownloadSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../backup-download/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../backup-download/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../backup-download/texts/fr.json'),
    },
  }),
  'not-found': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-not-found" */ '../not-found/not-found.page.tsx')).NotFoundPage,
    source: async () => (await import('../not-found/not-found.data.ts')).notFoundSource,
    texts: {
      es: () => import(/* webpackChunkName: "texts-es" */ '../not-found/texts/es.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../not-found/texts/en.json'),
      fr: () => import(/* webpackChunkName: "texts-fr" */ '../not-found/texts/fr.json'),
    },
  }),
} as const satisfies Record<PageName, unknown>;
