import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { MaterialBrowser } from './material-browser.tsx';

/** Specification, section 9. */
const PLACEHOLDERS = 8;

/** /admin/sales: the materials that the team shows and hands out. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader title={t('materials.title')} description={t('materials.description')} />
      <LoadBoundary failure={t('materials.fetchFailed')} loading={<LoadingCards count={PLACEHOLDERS} />}>
        <MaterialBrowser />
      </LoadBoundary>
    </>
  );
}
