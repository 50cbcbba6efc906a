import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  AnalyticsWeeks,
  MeetingAnalytics,
  MeetingDate,
  MeetingException,
  MeetingExceptionInput,
  Schedule,
  ScheduleInput,
  ZoomMeeting,
  ZoomMeetingInput,
} from '@vitral/sdk/contracts/zoom-meetings';
import type { ZoomCalls } from '@vitral/sdk/contracts/zoom-calls';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useChange, fetchItem, type Noun } from '@vitral/sdk/ui/forms';
import { toInput, toValues } from './meeting-values.ts';
import { byNextDate } from './next-date.ts';

const KEY = ['zoom-meetings'];

/** All live sessions in the order of the agenda. */
export const zoomMeetingsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) =>
    (await api.all<ZoomMeeting>('/zoom-meetings', { signal })).toSorted(byNextDate),
});

export const analyticsQuery = (weeks: AnalyticsWeeks) =>
  queryOptions({
    queryKey: [...KEY, 'analytics', weeks],
    queryFn: ({ signal }) =>
      api.get<MeetingAnalytics>('/zoom-meetings/analytics', { signal, query: { weeks } }),
  });

/** One date of a live session, including past dates. */
export const meetingDateQuery = (meetingId: string, date: string) =>
  queryOptions({
    queryKey: [...KEY, 'date', meetingId, date],
    queryFn: ({ signal }) =>
      api.get<MeetingDate>(`/zoom-meetings/${meetingId}/dates/${encodeURIComponent(date)}`, { signal }),
  });

/** Returns the part of the URL before the dates of a live session. */
export const datesPart = (meetingId: string) => `${meetingId}/dates`;

/** The dates of a live session that is being edited; the server computes them, since it knows the time zones. */
export const scheduleQuery = (draft: ScheduleInput) =>
  queryOptions({
    queryKey: ['zoom-meeting-schedule', draft],
    queryFn: () => api.post<Schedule>('/zoom-meetings/schedule', draft),
    retry: false,
  });

/** Interval at which the state of calls is read while Zoom does not have the latest change. */
const PENDING_MS = 2000;

/** The calls of live sessions that are managed in Zoom. */
export const zoomCallsQuery = queryOptions({
  queryKey: [...KEY, 'calls'],
  queryFn: ({ signal }) => api.get<ZoomCalls>('/zoom-calls', { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.calls.some(({ state }) => state === 'pending') ? PENDING_MS : false,
});

/** The team, from which the leader of a live session is chosen. */
export const leadersQuery = queryOptions({
  queryKey: [...KEY, 'leaders'],
  queryFn: ({ signal }) => api.all<TeamMember>('/team-members', { signal }),
});

export const ZOOM_MEETINGS: Noun<ZoomMeeting, ZoomMeetingInput> = {
  namespace: 'mfe-social',
  name: 'zoom-meetings',
  hasTrash: true,
  translated: ['title', 'description'],
  reload: [KEY],
  toInput: (meeting) => toInput(toValues(meeting)),
};

const CHANGE = { namespace: 'mfe-social', reload: ZOOM_MEETINGS.reload };

/** Records that the slots differ intentionally. */
export const useAcknowledge = () =>
  useChange({
    ...CHANGE,
    change: ({ id, version }: ZoomMeeting) =>
      api.post<ZoomMeeting>(`/zoom-meetings/${id}/acknowledgement`, { version }),
    success: 'zoom-meetings.acknowledged',
    failure: 'zoom-meetings.updateFailed',
  });

/** Makes Zoom follow the live session again, which overwrites changes made there. */
export const useRetryZoomCall = () =>
  useChange({
    ...CHANGE,
    change: ({ id }: ZoomMeeting) => api.post(`/zoom-calls/${id}/sync`),
    failure: 'zoom-meetings.call.retryFailed',
  });

const pathOf = (meetingId: string) => `/zoom-meetings/${meetingId}/exceptions`;

/** Cancels or moves a date, or updates the exception with `id`. The form shows failures. */
export const useSaveException = (meetingId: string, id?: string) =>
  useChange({
    ...CHANGE,
    change: (input: MeetingExceptionInput) =>
      id === undefined
        ? api.post<MeetingException>(pathOf(meetingId), input)
        : api.put<MeetingException>(`${pathOf(meetingId)}/${id}`, input),
    success: ({ movedTo }) => {
      if (id !== undefined) return 'zoom-meetings.dates.isUpdated';
      return movedTo ? 'zoom-meetings.dates.isMoved' : 'zoom-meetings.dates.isCancelled';
    },
  });

/** Deletes an exception, so that its date is held as scheduled again; `success` is the key of the message. */
export const useDeleteException = (meetingId: string, success = 'zoom-meetings.dates.isRestored') =>
  useChange({
    ...CHANGE,
    change: ({ id }: MeetingException) => api.delete(`${pathOf(meetingId)}/${id}`),
    success,
    failure: 'zoom-meetings.dates.restoreFailed',
  });

/** Reads an exception past any cache; rejects when it was deleted. */
export async function fetchException(meetingId: string, id: string): Promise<MeetingException> {
  const { exceptions } = await fetchItem(ZOOM_MEETINGS, meetingId);
  const found = exceptions.find((exception) => exception.id === id);
  if (!found) throw new Error(`The meeting exception ${id} was deleted`);
  return found;
}
