import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import type {
  ContactMessage,
  ContactMessageDetail,
  ContactMessageStats,
  ContactNote,
  ContactStatus,
  ContactSubject,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Empty filters are not sent. */
export interface MessageFilters {
  q: string;
  status: ContactStatus | '';
  subject: ContactSubject | '';
  due: 'due' | 'overdue' | '';
}

export interface MessageListQuery extends MessageFilters {
  limit: number;
  offset: number;
  sort: string | null;
}

/** Milliseconds between refetches: new messages arrive while the page is open. */
const REFRESH_INTERVAL = 60_000;

export const messagesQuery = (query: MessageListQuery) =>
  queryOptions({
    queryKey: ['contact-messages', 'list', query],
    queryFn: ({ signal }) => api.list<ContactMessage>('/contact-messages', { query: { ...query }, signal }),
    staleTime: REFRESH_INTERVAL,
    refetchInterval: REFRESH_INTERVAL,
  });

export const messageStatsQuery = queryOptions({
  queryKey: ['contact-messages', 'stats'],
  queryFn: ({ signal }) => api.get<ContactMessageStats>('/contact-messages/stats', { signal }),
  staleTime: REFRESH_INTERVAL,
  refetchInterval: REFRESH_INTERVAL,
});

/** Refetched each time a message is opened: somebody else may have answered it. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'item', id],
    queryFn: ({ signal }) =>
      api.get<ContactMessageDetail>(`/contact-messages/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });

/** URL of the CSV export with the same filters and order as the list. */
export function exportUrl(filters: MessageFilters, sort: string | null): string {
  const asked = Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/api/contact-messages/export?${new URLSearchParams(asked)}`;
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** Translation key of the success message; without it, none is shown. */
  success?: (variables: Variables) => string | null;
  failure: string;
  /** Id of the deleted message, which is not refetched. */
  gone?: (variables: Variables) => string;
}

/** Changes messages and refetches them, after a failure too: its cause may be stale data on the page. */
function useMessageChange<Variables>({ change, success, failure, gone }: Change<Variables>) {
  const { t } = useTranslation('mfe-people');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => {
      const key = success?.(variables);
      if (key) notify.success(t(key));
    },
    onError: (error) => notify.failure(t(failure), error),
    onSettled: (_, error, variables) =>
      queryClient.invalidateQueries({
        queryKey: ['contact-messages'],
        predicate: ({ queryKey }) => error !== null || queryKey[2] !== gone?.(variables),
      }),
  });
}

export interface StatusChange {
  message: Pick<ContactMessage, 'id' | 'version'>;
  status: ContactStatus;
}

const putStatus = ({ message: { id, version }, status }: StatusChange) =>
  api.put<ContactMessage>(`/contact-messages/${id}`, { status, version });

/** Sets the status; after a conflict the current message is shown, without a retry. */
export function useSetStatus() {
  return useMessageChange({
    change: putStatus,
    success: ({ status }) => `contact-messages.marked.${status}`,
    failure: 'contact-messages.updateFailed',
  });
}

/** Marks a new message as read; ignores the conflict if somebody else did so first. */
export function useMarkRead() {
  return useMessageChange({
    change: (message: StatusChange['message']) =>
      putStatus({ message, status: 'read' }).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'contact-messages.stale') throw error;
      }),
    failure: 'contact-messages.updateFailed',
  });
}

export function useDeleteMessage() {
  return useMessageChange({
    change: (id: string) => api.delete(`/contact-messages/${id}`),
    success: () => 'contact-messages.deleted',
    failure: 'contact-messages.deleteFailed',
    gone: (id) => id,
  });
}

export function useAddNote(id: string) {
  return useMessageChange({
    change: (text: string) => api.post<ContactNote>(`/contact-messages/${id}/notes`, { text }),
    failure: 'contact-messages.noteFailed',
  });
}

export function useDeleteNote(id: string) {
  return useMessageChange({
    change: (noteId: string) => api.delete(`/contact-messages/${id}/notes/${noteId}`),
    success: () => 'contact-messages.noteDeleted',
    failure: 'contact-messages.noteDeleteFailed',
  });
}
