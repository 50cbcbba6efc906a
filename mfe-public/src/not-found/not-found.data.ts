import type { PageSource } from '../site/page-definition.ts';

export const notFoundSource: PageSource<null> = {
  read: () => null,
  head(_data, { t }) {
    return {
      title: `${t('not-found.title')} · ${t('site.name')}`,
      description: t('not-found.explanation'),
    };
  },
};
