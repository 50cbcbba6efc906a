import type { PageSource } from '../site/page-definition.ts';

export const termsSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('terms.title')} · ${t('site.name')}`,
    description: t('terms.description'),
  }),
};
