import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import type {
  ContentCategory,
  ContentInput,
  ContentItem,
  ContentStats,
  ContentUse,
  UseConfirmation,
  Visibility,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useChange } from '@vitral/ui/forms';
import { isInUseDeclined, useConfirmInUse } from '../shared/use-confirm-in-use.ts';

/** Milliseconds for which the message of a deletion offers to undo it; afterwards the trash does. */
export const UNDO_TIME = 10_000;

/** Empty filters are not sent. */
export interface ContentFilters {
  q: string;
  category: ContentCategory | '';
  visibility: Visibility | '';
  isVisible: 'true' | 'false' | '';
}

export interface ContentListQuery extends Partial<ContentFilters> {
  limit: number;
  offset: number;
  sort: string | null;
  /** Lists the trash instead of the library. */
  trashed?: boolean;
}

export const contentQuery = (query: ContentListQuery) =>
  queryOptions({
    queryKey: ['content', 'list', query],
    queryFn: ({ signal }) => api.list<ContentItem>('/content', { query: { ...query }, signal }),
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

/** Reads an item past any cache. */
export const fetchContent = (id: string) => api.get<ContentItem>(`/content/${id}`);

/** The URL of the list as a file, with the same filters and sorting as on the screen. */
export function exportUrl(filters: Partial<ContentFilters>, sort: string | null): string {
  const asked = Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/api/content/export?${new URLSearchParams(asked)}`;
}

const CONTENT_CHANGE = { namespace: 'mfe-content', reload: [['content']] };

/** The message of a refused change, and of one without a response; none where the person gave the change up. */
const failed =
  (refused: string, noResponse = refused) =>
  (error: Error) => {
    if (isInUseDeclined(error)) return null;
    return isApiError(error) ? refused : noResponse;
  };

/** Updates the fields of an item. The form shows failures. */
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

/** Shows a hidden item and hides a visible one: sends the whole item with the flag flipped. */
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

interface Deletion extends UseConfirmation {
  item: ContentItem;
}

/** Moves an item to the trash; the message offers to undo it. */
export function useDeleteContent() {
  const { t } = useTranslation('mfe-content');
  const confirmInUse = useConfirmInUse();
  const { mutate: restore } = useRestoreContent();
  return useChange({
    ...CONTENT_CHANGE,
    change: ({ item, evenIfUsed }: Deletion) =>
      confirmInUse('delete', [item], (confirmation) =>
        api.delete(`/content/${item.id}`, undefined, { query: { evenIfUsed, ...confirmation } }),
      ),
    success: ({ item }) => ({
      key: 'content.deleted',
      description: t('content.deletedTo'),
      duration: UNDO_TIME,
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
export function useDeleteForGood() {
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
