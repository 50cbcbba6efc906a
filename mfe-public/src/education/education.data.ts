import type { PageSource } from '../site/page-definition.ts';

export const educationSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('education.title')} · ${t('site.name')}`,
    description: t('education.description'),
  }),
};
