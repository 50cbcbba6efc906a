import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { MeetingList } from './meeting-list.tsx';

/** /admin/zoom: the live sessions of the education page, as they are stored. */
export function Component() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <PageHeader title={t('zoom-meetings.title')} description={t('zoom-meetings.description')} />
      <LoadBoundary
        failure={t('zoom-meetings.fetchFailed')}
        loading={<LoadingCards count={3} height={260} />}
      >
        <MeetingList />
      </LoadBoundary>
    </>
  );
}
