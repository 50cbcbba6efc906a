import { api } from '@vitral/api-client';
import type { MeetingException, MeetingExceptionInput, MeetingExceptionUpdate } from '@vitral/contracts';
import { fetchZoomMeeting, useMeetingChange } from './zoom-meetings.queries.ts';

const addressOf = (meetingId: string) => `/zoom-meetings/${meetingId}/exceptions`;

/** Cancels or moves a date; leaves what went wrong to the form. */
export function useChangeDate(meetingId: string) {
  return useMeetingChange({
    change: (input: MeetingExceptionInput) => api.post<MeetingException>(addressOf(meetingId), input),
    success: ({ movedTo }) => (movedTo ? 'zoom-meetings.dates.isMoved' : 'zoom-meetings.dates.isCancelled'),
  });
}

/** As useChangeDate; rejects with `zoom-meetings.stale` when somebody else saved first. */
export function useUpdateDate(meetingId: string, id: string) {
  return useMeetingChange({
    change: (input: MeetingExceptionUpdate) =>
      api.put<MeetingException>(`${addressOf(meetingId)}/${id}`, input),
    success: () => 'zoom-meetings.dates.isUpdated',
  });
}

/** Lets a date be held as the week says; `success`: the key of the message. */
export function useRestoreDate(meetingId: string, success = 'zoom-meetings.dates.isRestored') {
  return useMeetingChange({
    change: ({ id }: MeetingException) => api.delete(`${addressOf(meetingId)}/${id}`),
    success: () => success,
    failure: 'zoom-meetings.dates.restoreFailed',
  });
}

/** What the server holds now; rejects when the date is held as usual again. */
export async function fetchException(meetingId: string, id: string): Promise<MeetingException> {
  const { exceptions } = await fetchZoomMeeting(meetingId);
  const found = exceptions.find((exception) => exception.id === id);
  if (!found) throw new Error(`The exception ${id} is gone.`);
  return found;
}
