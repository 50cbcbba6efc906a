import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { ResourceBrowser } from './resource-browser.tsx';

/** Specification, section 9. */
const PLACEHOLDERS = 6;

/** /admin/resources: meetings, handbooks and tools of the team. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <PageHeader title={t('team-resources.title')} description={t('team-resources.description')} />
      <LoadBoundary failure={t('team-resources.fetchFailed')} loading={<LoadingCards count={PLACEHOLDERS} />}>
        <ResourceBrowser />
      </LoadBoundary>
    </>
  );
}
