import type { PageDefinition, PageName } from '../site/page-definition.ts';

/** Checks that a page's view and source use the same type of data. */
function definePage<Data>(definition: PageDefinition<Data>): PageDefinition<Data> {
  return definition;
}

/** Every page of the public site and how its parts are loaded. The chunk names tell the build which styles a page needs. */
const PAGES = {
  landing: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-landing" */ '../landing/landing.page.tsx')).LandingPage,
    source: async () => (await import('../landing/landing.data.ts')).landingSource,
  }),
  education: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-education" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/site-page.data.ts')).fixedPageSource('education'),
  }),
  'live-session': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-live-session" */ '../live-session/live-session.page.tsx'))
        .LiveSessionPage,
    source: async () => (await import('../live-session/live-session.data.ts')).liveSessionSource,
  }),
  'team-member': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-team-member" */ '../team-member/team-member.page.tsx'))
        .TeamMemberPage,
    source: async () => (await import('../team-member/team-member.data.ts')).teamMemberSource,
  }),
  testimonials: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-testimonials" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/testimonials.data.ts')).testimonialsSource,
  }),
  contact: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-contact" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/form-pages.data.ts')).contactSource,
  }),
  'contact-sent': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-contact-sent" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/form-pages.data.ts')).contactSentSource,
  }),
  join: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-join" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/form-pages.data.ts')).joinSource,
  }),
  'join-sent': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-join-sent" */ '../site-page/join-sent.page.tsx')).JoinSentPage,
    source: async () => (await import('../site-page/site-page.data.ts')).fixedPageSource('join-sent'),
  }),
  privacy: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-privacy" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/site-page.data.ts')).fixedPageSource('privacy'),
  }),
  terms: definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-terms" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/site-page.data.ts')).fixedPageSource('terms'),
  }),
  'vital-health': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-vital-health" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/site-page.data.ts')).fixedPageSource('vital-health'),
  }),
  'language-test': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-language-test" */ '../language-test/language-test.page.tsx'))
        .LanguageTestPage,
    source: async () => (await import('../language-test/language-test.data.ts')).languageTestSource,
  }),
  'backup-download': definePage({
    view: async () =>
      (
        await import(
          /* webpackChunkName: "page-backup-download" */ '../backup-download/backup-download.page.tsx'
        )
      ).BackupDownloadPage,
    source: async () => (await import('../site/plain-source.ts')).plainSource('backup-download'),
  }),
  'site-page': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-site-page" */ '../site-page/site-page.page.tsx')).SitePage,
    source: async () => (await import('../site-page/site-page.data.ts')).sitePageSource,
  }),
  'not-found': definePage({
    view: async () =>
      (await import(/* webpackChunkName: "page-not-found" */ '../not-found/not-found.page.tsx')).NotFoundPage,
    source: async () => (await import('../site/plain-source.ts')).notFoundSource,
  }),
} as const satisfies Record<PageName, unknown>;

/** Returns the definition of a page without the type of its data. */
export function definitionOf(page: PageName): PageDefinition<unknown> {
  return PAGES[page] as PageDefinition<unknown>;
}
