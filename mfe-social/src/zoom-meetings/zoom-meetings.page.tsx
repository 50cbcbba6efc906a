import { useQuery } from '@tanstack/react-query';
import type { ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link, useLocation } from '@vitral/router';
import { AddButton, Button, LoadBoundary, NavigationIcon, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { useState } from 'react';
import { DeleteMeetingDialog } from './delete-meeting-dialog.tsx';
import { ANALYTICS_ID, MeetingAnalyticsSection } from './meeting-analytics.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingList } from './meeting-list.tsx';
import { zoomMeetingsQuery } from './zoom-meetings.queries.ts';

/** The dialog over the list. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; meeting: ZoomMeeting } | null;

/** /admin/zoom: the live sessions of the education page (docs/product/zoom-meetings.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const [task, setTask] = useState<Task>(null);
  const { search } = useLocation();
  const { isFetched } = useQuery(zoomMeetingsQuery);
  const close = () => setTask(null);
  const addButton = <AddButton label={t('zoom-meetings.add')} onClick={() => setTask({ kind: 'add' })} />;

  return (
    <>
      <PageHeader
        title={t('zoom-meetings.title')}
        description={t('zoom-meetings.description')}
        actions={
          <>
            <Button
              component={Link}
              to={{ search, hash: ANALYTICS_ID }}
              variant="outlined"
              startIcon={<NavigationIcon name="bar_chart" />}
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
          onEdit={(meeting) => setTask({ kind: 'edit', meeting })}
          onDelete={(meeting) => setTask({ kind: 'delete', meeting })}
        />
      </LoadBoundary>
      <MeetingAnalyticsSection isPageRendered={isFetched} />
      {task?.kind === 'add' && <MeetingDialog onClose={close} />}
      {task?.kind === 'edit' && <MeetingDialog meeting={task.meeting} onClose={close} />}
      {task?.kind === 'delete' && <DeleteMeetingDialog meeting={task.meeting} onClose={close} />}
    </>
  );
}
