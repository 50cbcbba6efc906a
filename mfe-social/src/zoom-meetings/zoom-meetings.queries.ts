import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  AnalyticsWeeks,
  MeetingAnalytics,
  Schedule,
  ScheduleInput,
  ZoomMeeting,
  ZoomMeetingInput,
  ZoomMeetingUpdate,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { toInput, toValues } from './meeting-input.ts';

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

/** When a session that is being written would be held: the server knows the zones. */
export const scheduleQuery = (draft: ScheduleInput) =>
  queryOptions({
    queryKey: ['zoom-meeting-schedule', draft],
    queryFn: () => api.post<Schedule>('/zoom-meetings/schedule', draft),
    retry: false,
  });

/** What the server holds now, past any cache. */
export const fetchZoomMeeting = (id: string) => api.get<ZoomMeeting>(`/zoom-meetings/${id}`);

/** Creating leaves what went wrong to the form, which knows where to show it. */
export function useCreateMeeting() {
  return useMeetingChange({
    change: (input: ZoomMeetingInput) => api.post<ZoomMeeting>('/zoom-meetings', input),
    success: () => 'zoom-meetings.created',
  });
}

/** As useCreateMeeting; rejects with `zoom-meetings.stale` when somebody else saved first. */
export function useUpdateMeeting(id: string) {
  return useMeetingChange({
    change: (input: ZoomMeetingUpdate) => api.put<ZoomMeeting>(`/zoom-meetings/${id}`, input),
    success: () => 'zoom-meetings.updated',
  });
}

export function useDeleteMeeting() {
  return useMeetingChange({
    change: ({ id }: ZoomMeeting) => api.delete(`/zoom-meetings/${id}`),
    success: () => 'zoom-meetings.deleted',
    failure: 'zoom-meetings.deleteFailed',
  });
}

/** Takes down that its slots are meant to disagree. */
export function useAcknowledge() {
  return useMeetingChange({
    change: ({ id, version }: ZoomMeeting) =>
      api.post<ZoomMeeting>(`/zoom-meetings/${id}/acknowledgement`, { version }),
    success: () => 'zoom-meetings.acknowledged',
    failure: 'zoom-meetings.updateFailed',
  });
}

/** Sends the whole session with the flag flipped. */
export function useToggleMeeting() {
  return useMeetingChange({
    change: (meeting: ZoomMeeting) =>
      api.put<ZoomMeeting>(`/zoom-meetings/${meeting.id}`, {
        ...toInput(toValues(meeting)),
        isActive: !meeting.isActive,
        version: meeting.version,
      }),
    success: ({ isActive }) => (isActive ? 'zoom-meetings.deactivated' : 'zoom-meetings.activated'),
    failure: 'zoom-meetings.updateFailed',
  });
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** The key of the message on success. */
  success: (variables: Variables) => string;
  /** The key of the message on failure; without it the caller tells. */
  failure?: string;
}

/** A change of sessions: tells how it went and reloads them, after a failure too, which may be due to an old list. */
export function useMeetingChange<Variables>({ change, success, failure }: Change<Variables>) {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => notify.success(t(success(variables))),
    onError: (error) => failure && notify.failure(t(failure), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ZOOM_MEETINGS }),
  });
}
