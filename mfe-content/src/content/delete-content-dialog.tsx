import type { ContentItem } from '@vitral/sdk/contracts/content';
import { TRASH_DAYS } from '@vitral/sdk/contracts/trash';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { useDeleteContent } from './content.queries.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { confirmationOf, deleteButtonLabels, useWhereUsed, WhereUsed } from './usage-list.tsx';

/** Confirms moving a file to the trash, and lists the places that use it. */
export function DeleteContentDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useDeleteContent();
  const usage = useWhereUsed([item]);
  return (
    <ConfirmDialog
      open
      title={t('content.deleteTitle')}
      text={t('content.deleteText', { title: item.title, days: TRASH_DAYS })}
      {...deleteButtonLabels(usage, t)}
      isDestructive
      isPending={isPending}
      isBlocked={usage.isPending}
      onConfirm={() => mutate({ item, ...confirmationOf(usage) }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <WhereUsed usage={usage} />
    </ConfirmDialog>
  );
}

interface BulkDeleteDialogProps {
  items: ContentItem[];
  /** Called once the files are in the trash. */
  onDone: () => void;
  onClose: () => void;
}

/** Confirms moving files to the trash, with their number and the places that use them. */
export function BulkDeleteDialog({ items, onDone, onClose }: BulkDeleteDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useBulkChange(items);
  const usage = useWhereUsed(items);
  const count = items.length;
  const ids = items.map(({ id }) => id);
  return (
    <ConfirmDialog
      open
      title={t('content.bulk.deleteTitle', { count })}
      text={t('content.bulk.deleteText', { count, days: TRASH_DAYS })}
      {...deleteButtonLabels(usage, t)}
      isDestructive
      isPending={isPending}
      isBlocked={usage.isPending}
      onConfirm={() =>
        mutate({ action: 'delete', ids, ...confirmationOf(usage) }, { onSuccess: onDone, onSettled: onClose })
      }
      onCancel={onClose}
    >
      <WhereUsed usage={usage} />
    </ConfirmDialog>
  );
}
