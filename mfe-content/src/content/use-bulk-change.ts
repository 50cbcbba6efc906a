import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ContentBulkChange, ContentBulkResult, ContentItem } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { UNDO_MS } from '@vitral/sdk/ui/forms';
import { isInUseDeclined, useConfirmInUse, type InUseAction } from '../shared/use-confirm-in-use.ts';

const MESSAGES: Partial<Record<ContentBulkChange['action'], string>> = {
  delete: 'content.bulk.deleted',
  restore: 'content.bulk.restored',
};

const IN_USE_ACTIONS: Partial<Record<ContentBulkChange['action'], InUseAction>> = {
  'set-visibility': 'visibility',
  hide: 'hide',
  delete: 'delete',
};

/** Applies one change to all the files or to none, and reports how many were changed. */
export function useBulkChange(items: ContentItem[]) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const confirmInUse = useConfirmInUse();
  const bulk = useMutation({
    mutationFn: (change: ContentBulkChange) =>
      confirmInUse(IN_USE_ACTIONS[change.action] ?? 'save', items, (confirmation) =>
        api.post<ContentBulkResult>('/content/bulk', { ...change, ...confirmation }),
      ),
    onSuccess: ({ changed: count }, { action, ids }) => {
      if (count === 0) return notify.info(t('content.bulk.nothing'));
      const undo = () => bulk.mutate({ action: 'restore', ids });
      return notify.success(
        t(MESSAGES[action] ?? 'content.bulk.changed', { count }),
        action === 'delete' ? { duration: UNDO_MS, action: { label: t('actions.undo'), onClick: undo } } : {},
      );
    },
    onError: (error) => {
      if (!isInUseDeclined(error)) notify.failure(t('content.bulk.failed'), error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
  return bulk;
}
