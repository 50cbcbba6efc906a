import type { PageSource } from '../site/page-definition.ts';

export const contactSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('contact.title')} · ${t('site.name')}`,
    description: t('contact.description'),
  }),
};
