import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/sdk/api-client';
import type {
  ContentInput,
  ContentItem,
  ContentStats,
  ContentUse,
  UseConfirmation,
} from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import type { TableState } from '@vitral/sdk/ui/data';
import { UNDO_MS, useChange } from '@vitral/sdk/ui/forms';
import { isInUseDeclined, useConfirmInUse } from '../shared/use-confirm-in-use.ts';

/** Empty filters are not sent. */
export type ContentFilters = Record<
  'q' | 'category' | 'visibility' | 'isVisible' | 'isScheduled' | 'isInReview',
  string
>;

/** `trashed` lists the trash instead of the library. */
type ContentListQuery = Partial<ContentFilters> & TableState['query'] & { trashed?: boolean };

export const contentQuery = (query: ContentListQuery) =>
  queryOptions({
    queryKey: ['content', 'list', query],
    queryFn: ({ signal }) => api.list<ContentItem>('/content', { query, signal }),
  });

export const contentStatsQuery = queryOptions({
  queryKey: ['content', 'stats', 'all'],
  queryFn: ({ signal }) => api.get<ContentStats>('/content/stats', { signal }),
});

/** The uses of a file; never cached, since a page may have started to use it. */
export const contentUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-uses', id],
    queryFn: ({ signal }) => api.list<ContentUse>(`/content/${id}/uses`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const fetchContent = (id: string) => api.get<ContentItem>(`/content/${id}`);

/** Returns a function that describes why content could not be loaded: refused, or no response. */
export function useFetchErrorText(): (error: unknown) => string {
  const { t } = useTranslation('mfe-content');
  return (error) => t(isApiError(error) ? 'content.fetchFailed' : 'content.fetchError');
}

const CONTENT_CHANGE = { namespace: 'mfe-content', reload: [['content']] };

/** Returns the message of a failed change, refused or without a response; null if the user cancelled the change. */
const failed =
  (refused: string, noResponse = refused) =>
  (error: Error) => {
    if (isInUseDeclined(error)) return null;
    return isApiError(error) ? refused : noResponse;
  };

export function useUpdateContent(item: ContentItem) {
  const confirmInUse = useConfirmInUse();
  return useChange({
    ...CONTENT_CHANGE,
    change: (input: ContentInput) =>
      confirmInUse('save', [item], (confirmation) =>
        api.put<ContentItem>(`/content/${item.id}`, { ...input, ...confirmation }),
      ),
    success: 'content.updated',
  });
}

/** Shows a hidden item and hides a visible one: sends the whole item with the flag inverted. */
export function useToggleContent() {
  const confirmInUse = useConfirmInUse();
  return useChange({
    ...CONTENT_CHANGE,
    change: (item: ContentItem) =>
      confirmInUse('hide', [item], (confirmation) =>
        api.put<ContentItem>(`/content/${item.id}`, { ...item, isVisible: !item.isVisible, ...confirmation }),
      ),
    success: ({ isVisible }) => (isVisible ? 'content.nowHidden' : 'content.nowShown'),
    failure: failed('content.visibilityFailed'),
  });
}

/** Moves an item to the trash; the message offers to undo it. */
export function useDeleteContent() {
  const { t } = useTranslation('mfe-content');
  const confirmInUse = useConfirmInUse();
  const { mutate: restore } = useRestoreContent();
  return useChange({
    ...CONTENT_CHANGE,
    change: ({ item, evenIfUsed }: UseConfirmation & { item: ContentItem }) =>
      confirmInUse('delete', [item], (confirmation) =>
        api.delete(`/content/${item.id}`, undefined, { query: { evenIfUsed, ...confirmation } }),
      ),
    success: ({ item }) => ({
      key: 'content.deleted',
      description: t('content.deletedTo'),
      duration: UNDO_MS,
      action: { label: t('actions.undo'), onClick: () => restore(item) },
    }),
    failure: failed('content.deleteFailed', 'content.deleteError'),
  });
}

export const useRestoreContent = () =>
  useChange({
    ...CONTENT_CHANGE,
    change: ({ id }: ContentItem) => api.post<ContentItem>(`/content/${id}/restore`),
    success: ({ title }) => ({ key: 'content.restored', description: title }),
    failure: failed('content.restoreFailed'),
  });

/** Deletes an item in the trash together with its file. */
export function useDeletePermanently() {
  const confirmInUse = useConfirmInUse();
  return useChange({
    ...CONTENT_CHANGE,
    change: (item: ContentItem) =>
      confirmInUse('delete-for-good', [item], (confirmation) =>
        api.delete(`/content/${item.id}/permanently`, undefined, { query: { ...confirmation } }),
      ),
    success: 'content.deletedForGood',
    failure: failed('content.deleteFailed', 'content.deleteError'),
  });
}
