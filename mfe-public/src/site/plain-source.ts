import type { FixedPage } from '@vitral/sdk/contracts/site-pages';
import type { HeadContext, PageHead, PageName, PageSource } from './page-definition.ts';
import { breadcrumbs } from './structured-data.ts';

/** A page with the texts `<page>.title` and `<page>.description`. */
type DescribedPage = Exclude<
  PageName,
  'contact-sent' | 'live-session' | 'not-found' | 'site-page' | 'team-member' | FixedPage
>;

export function headOf(page: DescribedPage) {
  return (_data: unknown, context: HeadContext): PageHead => {
    const { t } = context;
    const title = t(`${page}.title`);
    return {
      title: `${title} · ${t('site.name')}`,
      description: t(`${page}.description`),
      structuredData: [breadcrumbs(title, context)],
    };
  };
}

/** Creates the source of a page that needs only its own texts. */
export function plainSource(page: DescribedPage): PageSource<null> {
  return { read: () => null, head: headOf(page) };
}

/** Describes the page with a visible text, since search engines never list it. */
export const notFoundSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('not-found.title')} · ${t('site.name')}`,
    description: t('not-found.explanation'),
  }),
};
