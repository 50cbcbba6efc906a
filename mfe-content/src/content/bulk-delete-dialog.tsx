import { TRASH_DAYS, type ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useBulkChange } from './use-bulk-change.ts';
import { deleteButtonLabels, confirmationOf, useWhereUsed, WhereUsed } from './where-used.tsx';

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
