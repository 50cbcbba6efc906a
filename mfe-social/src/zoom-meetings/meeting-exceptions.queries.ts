import { api } from '@vitral/api-client';
import type { MeetingException, MeetingExceptionInput } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';
import { fetchZoomMeeting, MEETING_CHANGE } from './zoom-meetings.queries.ts';

const pathOf = (meetingId: string) => `/zoom-meetings/${meetingId}/exceptions`;

/** Cancels or moves a date, or updates the exception with `id`. The form shows failures. */
export const useSaveException = (meetingId: string, id?: string) =>
  useChange({
    ...MEETING_CHANGE,
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
    ...MEETING_CHANGE,
    change: ({ id }: MeetingException) => api.delete(`${pathOf(meetingId)}/${id}`),
    success,
    failure: 'zoom-meetings.dates.restoreFailed',
  });

/** Reads an exception past any cache; rejects when it was deleted. */
export async function fetchException(meetingId: string, id: string): Promise<MeetingException> {
  const { exceptions } = await fetchZoomMeeting(meetingId);
  const found = exceptions.find((exception) => exception.id === id);
  if (!found) throw new Error(`The exception ${id} is gone.`);
  return found;
}
