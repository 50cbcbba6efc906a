import type { PageSource } from '../site/page-definition.ts';

export const languageTestSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('language-test.title')} · ${t('site.name')}`,
    description: t('language-test.description'),
  }),
};
