import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { FeedList } from './feed-list.tsx';

/** Specification, section 9. */
const PLACEHOLDERS = 3;

/** /admin/social-feeds: what our channels are publishing. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <PageHeader title={t('social-feeds.title')} description={t('social-feeds.description')} />
      <LoadBoundary failure={t('social-feeds.fetchFailed')} loading={<LoadingCards count={PLACEHOLDERS} />}>
        <FeedList />
      </LoadBoundary>
    </>
  );
}
