import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/sdk/api-client';
import type {
  ContactAssignee,
  ContactMessage,
  ContactMessageDetail,
  ContactMessageStats,
  ContactMessageUpdate,
  ContactNote,
  ContactReply,
  ContactReplyInput,
  ContactStatus,
} from '@vitral/sdk/contracts/contact-messages';
import type { TableState } from '@vitral/sdk/ui/data';
import { useChange, useUndo, type Noun } from '@vitral/sdk/ui/forms';

const PATH = '/contact-messages';

export const MESSAGES: Noun<ContactMessage, ContactMessageUpdate> = {
  namespace: 'mfe-people',
  name: 'contact-messages',
  reload: [['contact-messages']],
  hasTrash: true,
  canErase: true,
};

/** Empty filters are not sent. */
export type MessageFilters = Record<'q' | 'kind' | 'status' | 'subject' | 'due' | 'assignee', string>;

/** Milliseconds between refetches, since visitors send messages while the page is open. */
const REFRESH_INTERVAL = 60_000;

export const messagesQuery = (query: MessageFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['contact-messages', 'list', query],
    queryFn: ({ signal }) => api.list<ContactMessage>(PATH, { signal, query }),
    staleTime: REFRESH_INTERVAL,
    refetchInterval: REFRESH_INTERVAL,
  });

export const messageStatsQuery = queryOptions({
  queryKey: ['contact-messages', 'stats'],
  queryFn: ({ signal }) => api.get<ContactMessageStats>(`${PATH}/stats`, { signal }),
  staleTime: REFRESH_INTERVAL,
  refetchInterval: REFRESH_INTERVAL,
});

/** The accounts to which messages may be assigned. */
export const assigneesQuery = queryOptions({
  queryKey: ['contact-messages', 'assignees'],
  queryFn: ({ signal }) => api.get<ContactAssignee[]>(`${PATH}/assignees`, { signal }),
});

export const fetchMessage = (id: string) =>
  api.get<ContactMessageDetail>(`${PATH}/${encodeURIComponent(id)}`);

/** Refetched each time a message is opened, because somebody else may have answered it. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'item', id],
    queryFn: ({ signal }) => api.get<ContactMessageDetail>(`${PATH}/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });

/** Milliseconds between refetches while a reply waits to be sent. */
const REPLY_INTERVAL = 3000;

export const isWaiting = (replies: ContactReply[] = []) => replies.some(({ state }) => state === 'waiting');

export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'replies', id],
    queryFn: ({ signal }) => api.get<ContactReply[]>(`${PATH}/${id}/replies`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (!data || isWaiting(data) ? REPLY_INTERVAL : false),
  });

const MESSAGE_CHANGE = { namespace: 'mfe-people', reload: MESSAGES.reload };

export interface StatusChange {
  message: Pick<ContactMessage, 'id' | 'version'>;
  status: ContactStatus;
}

const putStatus = ({ message: { id, version }, status }: StatusChange) =>
  api.put<ContactMessage>(`${PATH}/${id}`, { status, version });

/** Sets the status; after a conflict the current message is shown, without a retry. */
export const useSetStatus = () =>
  useChange({
    ...MESSAGE_CHANGE,
    change: putStatus,
    success: ({ status }) => `contact-messages.marked.${status}`,
    failure: 'contact-messages.updateFailed',
  });

export interface AssigneeChange {
  message: Pick<ContactMessage, 'id' | 'version' | 'status'>;
  assigneeId: string | null;
}

/** Sets or clears the assignee; after a conflict the current message is shown, without a retry. */
export const useSetAssignee = () =>
  useChange({
    ...MESSAGE_CHANGE,
    change: ({ message: { id, version, status }, assigneeId }: AssigneeChange) =>
      api.put<ContactMessage>(`${PATH}/${id}`, { status, assigneeId, version }),
    success: ({ assigneeId }) => `contact-messages.${assigneeId ? 'assigned' : 'unassigned'}`,
    failure: 'contact-messages.updateFailed',
  });

/** Restores an earlier status and assignee of a message. */
export const useTakeVersion = (id: string) =>
  useChange({
    ...MESSAGE_CHANGE,
    reload: [...MESSAGES.reload, ['history', MESSAGES.name, id]],
    change: (input: ContactMessageUpdate) => api.put<ContactMessage>(`${PATH}/${id}`, input),
    success: 'trash.restored',
    failure: 'contact-messages.updateFailed',
  });

/** Marks a new message as read; ignores the conflict if somebody else did so first. */
export const useMarkRead = () =>
  useChange({
    ...MESSAGE_CHANGE,
    change: (message: StatusChange['message']) =>
      putStatus({ message, status: 'read' }).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'contact-messages.stale') throw error;
      }),
    failure: 'contact-messages.updateFailed',
  });

/** Refetches the message itself only if it still exists. */
export function useDeleteMessage() {
  const queryClient = useQueryClient();
  const undo = useUndo(MESSAGES);
  return useChange({
    namespace: 'mfe-people',
    reload: [['contact-messages', 'list'], ['contact-messages', 'trash'], messageStatsQuery.queryKey],
    change: (id: string) =>
      api.delete(`${PATH}/${id}`).catch(async (error: unknown) => {
        await queryClient.invalidateQueries({ queryKey: messageQuery(id).queryKey });
        throw error;
      }),
    success: (id) => ({ key: 'contact-messages.deleted', ...undo(id) }),
    failure: 'contact-messages.deleteFailed',
  });
}

export const useAddNote = (id: string) =>
  useChange({
    ...MESSAGE_CHANGE,
    change: (text: string) => api.post<ContactNote>(`${PATH}/${id}/notes`, { text }),
    failure: 'contact-messages.noteFailed',
  });

export const useDeleteNote = (id: string) =>
  useChange({
    ...MESSAGE_CHANGE,
    change: (noteId: string) => api.delete(`${PATH}/${id}/notes/${noteId}`),
    success: 'contact-messages.noteDeleted',
    failure: 'contact-messages.noteDeleteFailed',
  });

/** The form shows failures. */
export const useSendReply = (id: string) =>
  useChange({
    ...MESSAGE_CHANGE,
    change: (input: ContactReplyInput) => api.post<ContactReply>(`${PATH}/${id}/replies`, input),
    success: 'contact-messages.replySent',
  });

export const useRetryReply = (id: string) =>
  useChange({
    ...MESSAGE_CHANGE,
    change: (replyId: string) => api.post<ContactReply>(`${PATH}/${id}/replies/${replyId}/retry`),
    success: 'contact-messages.replySent',
    failure: 'contact-messages.replyFailed',
  });
