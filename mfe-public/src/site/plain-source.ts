import type { Translate } from '../i18n/texts.ts';
import type { PageHead, PageName, PageSource } from './page-definition.ts';

/** A page with the texts `<page>.title` and `<page>.description`. */
type DescribedPage = Exclude<PageName, 'contact-sent' | 'live-session' | 'not-found' | 'site-page'>;

export function headOf(page: DescribedPage) {
  return (_data: unknown, { t }: { t: Translate }): PageHead => ({
    title: `${t(`${page}.title`)} · ${t('site.name')}`,
    description: t(`${page}.description`),
  });
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
