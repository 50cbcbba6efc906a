import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { LandingContentList } from './landing-content-list.tsx';

/** /admin/landing: what the landing page says, and how complete it is in each language. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader title={t('landing-content.title')} description={t('landing-content.description')} />
      <LoadBoundary
        failure={t('landing-content.fetchFailed')}
        loading={<LoadingCards count={4} height={220} />}
      >
        <LandingContentList />
      </LoadBoundary>
    </>
  );
}
