import type { PageSource } from '../site/page-definition.ts';

export const privacySource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('privacy.title')} · ${t('site.name')}`,
    description: t('privacy.description'),
  }),
};
