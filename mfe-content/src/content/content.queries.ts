import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import type {
  ContentCategory,
  ContentItem,
  ContentStats,
  ContentUpdate,
  ContentUse,
  EvenIfUsed,
  Visibility,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { isKept, useKeepUsed } from '../shared/use-keep-used.ts';

/** Milliseconds for which a deletion can be undone from its message; after that, from the trash. */
export const UNDO_TIME = 10_000;

/** Empty filters are not asked for. */
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
  /** What is in the trash, and nothing else. */
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

/** Where a file is used; asked anew each time, since a page may have taken it up meanwhile. */
export const contentUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-uses', id],
    queryFn: ({ signal }) => api.list<ContentUse>(`/content/${id}/uses`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What the server holds now, past any cache. */
export const fetchContent = (id: string) => api.get<ContentItem>(`/content/${id}`);

/** The list as a file, of the same rows as on the screen. */
export function exportAddress(filters: Partial<ContentFilters>, sort: string | null): string {
  const asked = Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/api/content/export?${new URLSearchParams(asked)}`;
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** Tells of the success. */
  tell: (variables: Variables) => void;
  /** The key of the message when the server refused; without it the caller tells. */
  failed?: string;
  /** The same when there was no answer. */
  error?: string;
}

/** A change of content: tells how it went and reloads what is shown, after a failure too, which may be due to an old list. */
function useContentChange<Variables>({ change, tell, failed, error = failed }: Change<Variables>) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => tell(variables),
    onError: (cause) => {
      if (isKept(cause)) return;
      const key = isApiError(cause) ? failed : error;
      if (key) notify.failure(t(key), cause);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
}

/** Leaves what went wrong to the form; rejects with `content.stale` when somebody else saved first. */
export function useUpdateContent(item: ContentItem) {
  const { t } = useTranslation('mfe-content');
  const keepUsed = useKeepUsed();
  return useContentChange({
    change: (input: ContentUpdate) =>
      keepUsed('save', [item], (meant) =>
        api.put<ContentItem>(`/content/${item.id}`, { ...input, ...meant }),
      ),
    tell: () => notify.success(t('content.updated')),
  });
}

/** Shows what is hidden and hides what is shown: sends the whole item with the flag flipped. */
export function useToggleContent() {
  const { t } = useTranslation('mfe-content');
  const keepUsed = useKeepUsed();
  return useContentChange({
    change: (item: ContentItem) =>
      keepUsed('hide', [item], (meant) =>
        api.put<ContentItem>(`/content/${item.id}`, { ...item, isVisible: !item.isVisible, ...meant }),
      ),
    tell: ({ isVisible }) => notify.success(t(isVisible ? 'content.nowHidden' : 'content.nowShown')),
    failed: 'content.visibilityFailed',
  });
}

interface Deletion extends EvenIfUsed {
  item: ContentItem;
}

/** To the trash; the message offers to take it back. */
export function useDeleteContent() {
  const { t } = useTranslation('mfe-content');
  const keepUsed = useKeepUsed();
  const { mutate: restore } = useRestoreContent();
  return useContentChange({
    change: ({ item, evenIfUsed }: Deletion) =>
      keepUsed('delete', [item], (meant) =>
        api.delete(`/content/${item.id}`, undefined, { query: { evenIfUsed, ...meant } }),
      ),
    tell: ({ item }) =>
      notify.success(t('content.deleted'), {
        description: t('content.deletedTo'),
        duration: UNDO_TIME,
        action: { label: t('actions.undo'), onClick: () => restore(item) },
      }),
    failed: 'content.deleteFailed',
    error: 'content.deleteError',
  });
}

export function useRestoreContent() {
  const { t } = useTranslation('mfe-content');
  return useContentChange({
    change: ({ id }: ContentItem) => api.post<ContentItem>(`/content/${id}/restore`),
    tell: ({ title }) => notify.success(t('content.restored'), { description: title }),
    failed: 'content.restoreFailed',
  });
}

/** Out of the trash, with its file. */
export function useDeleteForGood() {
  const { t } = useTranslation('mfe-content');
  const keepUsed = useKeepUsed();
  return useContentChange({
    change: (item: ContentItem) =>
      keepUsed('delete-for-good', [item], (meant) =>
        api.delete(`/content/${item.id}/permanently`, undefined, { query: { ...meant } }),
      ),
    tell: () => notify.success(t('content.deletedForGood')),
    failed: 'content.deleteFailed',
    error: 'content.deleteError',
  });
}
