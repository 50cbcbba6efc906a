import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ZoomMeeting } from '@vitral/contracts';

export const zoomMeetingsQuery = queryOptions({
  queryKey: ['zoom-meetings'],
  queryFn: ({ signal }) => api.all<ZoomMeeting>('/zoom-meetings', { signal }),
});
