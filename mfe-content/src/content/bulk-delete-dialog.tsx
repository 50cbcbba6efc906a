import { TRASH_DAYS, type ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useBulkChange } from './use-bulk-change.ts';
import { useWhereUsed, WhereUsed } from './where-used.tsx';

interface BulkDeleteDialogProps {
  items: ContentItem[];
  /** The files are in the trash. */
  onDone: () => void;
  onClose: () => void;
}

/** Says how many files go to the trash and what would lose them. */
export function BulkDeleteDialog({ items, onDone, onClose }: BulkDeleteDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useBulkChange();
  const known = useWhereUsed(items);
  const count = items.length;
  const ids = items.map(({ id }) => id);
  return (
    <ConfirmDialog
      open
      title={t('content.bulk.deleteTitle', { count })}
      text={t('content.bulk.deleteText', { count, days: TRASH_DAYS })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      isBlocked={known.isPending}
      onConfirm={() => mutate({ action: 'delete', ids }, { onSuccess: onDone, onSettled: onClose })}
      onCancel={onClose}
    >
      <WhereUsed known={known} isOfMany />
    </ConfirmDialog>
  );
}
