import { useQuery } from '@tanstack/react-query';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import { Link, useLocation, useParams } from '@vitral/sdk/router';
import { Button, lazyComponent, LoadBoundary, Icon, PageBodySkeleton, PageHeader } from '@vitral/sdk/ui';
import { AddButton } from '@vitral/sdk/ui/data';
import { ImportButton, ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { ANALYTICS_ID, firstAnalyticsQuery, MeetingAnalyticsSection } from './meeting-analytics.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingList } from './meeting-list.tsx';
import { useMeetingTitle } from './use-meeting-times.ts';
import { ZOOM_MEETINGS, zoomMeetingsQuery } from './zoom-meetings.queries.ts';

export const firstQueries = (): PageQuery[] => [zoomMeetingsQuery, firstAnalyticsQuery];

/** /admin/zoom: the live sessions of the education page (docs/product/zoom-meetings.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const tasks = useItemTask<ZoomMeeting>();
  const titleOf = useMeetingTitle();
  const { search } = useLocation();
  const { isFetched } = useQuery(zoomMeetingsQuery);
  const addButton = <AddButton label={t('zoom-meetings.add')} onClick={tasks.add} />;

  return (
    <>
      <PageHeader
        title={t('zoom-meetings.title')}
        description={t('zoom-meetings.description')}
        actions={
          <>
            <TrashButton noun={ZOOM_MEETINGS} />
            <ImportButton noun="zoom-meetings" reload={ZOOM_MEETINGS.reload} />
            <Button
              component={Link}
              to={{ search, hash: ANALYTICS_ID }}
              variant="outlined"
              startIcon={<Icon name="bar_chart" />}
            >
              {t('zoom-meetings.analytics.title')}
            </Button>
            {addButton}
          </>
        }
      />
      <LoadBoundary
        failure={t('zoom-meetings.fetchFailed')}
        loading={<PageBodySkeleton stats={4} cards={3} />}
      >
        <MeetingList
          addButton={addButton}
          onEdit={tasks.edit}
          onDuplicate={tasks.duplicate}
          onDelete={tasks.remove}
        />
      </LoadBoundary>
      <OpenDate />
      <MeetingAnalyticsSection isPageRendered={isFetched} />
      <ItemDialogs
        noun={ZOOM_MEETINGS}
        tasks={tasks}
        form={(meeting, template) => (
          <MeetingDialog meeting={meeting} template={template} onClose={tasks.close} />
        )}
        deleteText={(meeting) => t('zoom-meetings.deleteText', { title: titleOf(meeting) })}
      />
    </>
  );
}

/** Loads when a date is opened. */
const MeetingDateSheet = lazyComponent(
  'meeting-date-sheet',
  async () => (await import('./single-date/meeting-date-sheet.tsx')).MeetingDateSheet,
  () => null,
);

const DATE_PATH = /^([^/]+)\/dates\/[^/]+$/;

/** The date of a live session in the URL. */
function OpenDate() {
  const [, meetingId] = DATE_PATH.exec(useParams()['*'] ?? '') ?? [];
  return meetingId === undefined ? null : <MeetingDateSheet key={meetingId} meetingId={meetingId} />;
}
