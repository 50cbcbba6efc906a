import type { SitePageBulkChange } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import type { BulkAction, BulkList } from '@vitral/sdk/ui/data';

/** Returns the bulk changes of pages. */
export function useSitePageActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-content');
  const action = (icon: BulkAction['icon'], label: string, name: SitePageBulkChange['action']) => ({
    icon,
    label,
    body: { action: name },
  });
  const value = (name: SitePageBulkChange['action']) => ({ action: name });
  return {
    path: '/site-pages/editor',
    reload: [['site-pages']],
    deletes: 'to-trash',
    actions: [
      action('publish', t('site-pages.bulkPublish'), 'publish'),
      action('visibility_off', t('site-pages.bulkUnpublish'), 'unpublish'),
      {
        icon: 'menu',
        label: t('site-pages.bulkNavigation'),
        choices: [
          { label: t('site-pages.bulkShow'), value: value('show-in-navigation') },
          { label: t('site-pages.bulkHide'), value: value('hide-from-navigation') },
        ],
      },
    ],
  };
}
