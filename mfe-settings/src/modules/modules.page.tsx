import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { ModuleList } from './module-list.tsx';

/** /admin/modules: what was published, and which of it visitors get. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <PageHeader title={t('modules.title')} description={t('modules.description')} />
      <LoadBoundary failure={t('modules.fetchFailed')} loading={<PageBodySkeleton stats={3} cards={6} />}>
        <ModuleList />
      </LoadBoundary>
    </>
  );
}
