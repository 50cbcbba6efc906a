import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  AnalyticsWeeks,
  MeetingAnalytics,
  Schedule,
  ScheduleInput,
  ZoomMeeting,
  ZoomMeetingInput,
} from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';
import { toInput, toValues } from './meeting-values.ts';

const ZOOM_MEETINGS = ['zoom-meetings'];

export const zoomMeetingsQuery = queryOptions({
  queryKey: [...ZOOM_MEETINGS, 'list'],
  queryFn: ({ signal }) => api.all<ZoomMeeting>('/zoom-meetings', { signal }),
});

export const analyticsQuery = (weeks: AnalyticsWeeks) =>
  queryOptions({
    queryKey: [...ZOOM_MEETINGS, 'analytics', weeks],
    queryFn: ({ signal }) =>
      api.get<MeetingAnalytics>('/zoom-meetings/analytics', { signal, query: { weeks } }),
  });

/** The dates of a live session that is being edited; the server computes them, since it knows the time zones. */
export const scheduleQuery = (draft: ScheduleInput) =>
  queryOptions({
    queryKey: ['zoom-meeting-schedule', draft],
    queryFn: () => api.post<Schedule>('/zoom-meetings/schedule', draft),
    retry: false,
  });

/** Reads a live session past any cache. */
export const fetchZoomMeeting = (id: string) => api.get<ZoomMeeting>(`/zoom-meetings/${id}`);

export const MEETING_CHANGE = { namespace: 'mfe-social', reload: [ZOOM_MEETINGS] };

/** Creates a live session or updates the one with `id`. The form shows failures. */
export const useSaveMeeting = (id?: string) =>
  useChange({
    ...MEETING_CHANGE,
    change: (input: ZoomMeetingInput) =>
      id === undefined
        ? api.post<ZoomMeeting>('/zoom-meetings', input)
        : api.put<ZoomMeeting>(`/zoom-meetings/${id}`, input),
    success: id === undefined ? 'zoom-meetings.created' : 'zoom-meetings.updated',
  });

export const useDeleteMeeting = () =>
  useChange({
    ...MEETING_CHANGE,
    change: ({ id }: ZoomMeeting) => api.delete(`/zoom-meetings/${id}`),
    success: 'zoom-meetings.deleted',
    failure: 'zoom-meetings.deleteFailed',
  });

/** Records that the slots are meant to differ. */
export const useAcknowledge = () =>
  useChange({
    ...MEETING_CHANGE,
    change: ({ id, version }: ZoomMeeting) =>
      api.post<ZoomMeeting>(`/zoom-meetings/${id}/acknowledgement`, { version }),
    success: 'zoom-meetings.acknowledged',
    failure: 'zoom-meetings.updateFailed',
  });

/** Sends the whole live session with the flag flipped. */
export const useToggleMeeting = () =>
  useChange({
    ...MEETING_CHANGE,
    change: (meeting: ZoomMeeting) =>
      api.put<ZoomMeeting>(`/zoom-meetings/${meeting.id}`, {
        ...toInput(toValues(meeting)),
        isActive: !meeting.isActive,
        version: meeting.version,
      }),
    success: ({ isActive }) => (isActive ? 'zoom-meetings.deactivated' : 'zoom-meetings.activated'),
    failure: 'zoom-meetings.updateFailed',
  });
