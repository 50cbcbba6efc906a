import type { PageSource } from '../site/page-definition.ts';

export const backupDownloadSource: PageSource<null> = {
  read: () => null,
  head: (_data, { t }) => ({
    title: `${t('backup-download.title')} · ${t('site.name')}`,
    description: t('backup-download.description'),
  }),
};
