import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ZoomCall, ZoomCalls } from '@vitral/sdk/contracts/zoom-calls';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button, Typography } from '@vitral/sdk/ui';
import { useEffect } from 'react';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { useRetryZoomCall, zoomCallsQuery, zoomMeetingsQuery } from './zoom-meetings.queries.ts';

/** The state of a live session in Zoom; nothing for a live session that is not managed there. */
export interface MeetingCall {
  call: ZoomCall | undefined;
  /** The latest call and its number of participants. */
  report: ZoomCalls['reports'][string] | undefined;
}

export function useZoomCall(meeting: ZoomMeeting): MeetingCall {
  const { data } = useQuery(zoomCallsQuery);
  const call = data?.calls.find(({ meetingId }) => meetingId === meeting.id);
  useNewLink(meeting, call);
  return { call, report: data?.reports[meeting.id] };
}

/** Shows whether Zoom has the latest change of a live session, and how many people were in its latest call. */
export function ZoomCallState({ meeting, call, report }: MeetingCall & { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  return (
    <>
      {call && <SyncState meeting={meeting} call={call} />}
      {report && (
        <Typography variant="body2" color="textSecondary">
          {t('zoom-meetings.call.participants', {
            count: report.participants,
            date: longDate(report.date),
          })}
        </Typography>
      )}
    </>
  );
}

/** Reloads the live sessions once Zoom has created the call, since its link is filled in then. */
function useNewLink({ zoomLink }: ZoomMeeting, call: ZoomCall | undefined): void {
  const queryClient = useQueryClient();
  const isMissing = call?.state === 'synced' && zoomLink === '';
  useEffect(() => {
    if (isMissing) void queryClient.invalidateQueries({ queryKey: zoomMeetingsQuery.queryKey });
  }, [isMissing, queryClient]);
}

function SyncState({ meeting, call }: { meeting: ZoomMeeting; call: ZoomCall }) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const title = useMeetingTitle()(meeting);
  const { mutate, isPending } = useRetryZoomCall();
  const { state, problem, status, syncedAt } = call;
  if (state !== 'failed') {
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {state === 'synced' && syncedAt !== null
          ? t('zoom-meetings.call.synced', { time: dateTime(syncedAt) })
          : t('zoom-meetings.call.pending')}
      </Typography>
    );
  }
  const text = t(`zoom-meetings.call.problems.${problem}`);
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button
          color="inherit"
          size="small"
          loading={isPending}
          aria-label={t('zoom-meetings.call.retryOf', { title })}
          onClick={() => mutate(meeting)}
        >
          {t('zoom-meetings.call.retry')}
        </Button>
      }
    >
      {status === null ? text : `${text} ${t('zoom-meetings.call.status', { status })}`}
    </Alert>
  );
}
