import type { PageSource } from '../site/page-definition.ts';

export const vitalHealthSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('vital-health.title')} · ${t('site.name')}`,
    description: t('vital-health.description'),
  }),
};
