import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, PageBodySkeleton } from '@vitral/ui';
import { FeedStats } from './feed-stats.tsx';
import { OverviewShortcuts } from './overview-shortcuts.tsx';
import { SourceSection } from './source-section.tsx';

/** The first tab: figures, feed sources and links to the other tabs. */
export function FeedOverview() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <LoadBoundary
        failure={t('feed-sources.fetchFailed')}
        loading={<PageBodySkeleton stats={4} cards={3} />}
      >
        <FeedStats />
        <SourceSection />
      </LoadBoundary>
      <OverviewShortcuts />
    </>
  );
}
