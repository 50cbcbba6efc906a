import { TRASH_DAYS, type ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useBulkChange } from './use-bulk-change.ts';
import { buttonsOf, meantAs, useWhereUsed, WhereUsed } from './where-used.tsx';

interface BulkDeleteDialogProps {
  items: ContentItem[];
  /** The files are in the trash. */
  onDone: () => void;
  onClose: () => void;
}

/** Says how many files go to the trash and what would lose them. */
export function BulkDeleteDialog({ items, onDone, onClose }: BulkDeleteDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useBulkChange(items);
  const known = useWhereUsed(items);
  const count = items.length;
  const ids = items.map(({ id }) => id);
  return (
    <ConfirmDialog
      open
      title={t('content.bulk.deleteTitle', { count })}
      text={t('content.bulk.deleteText', { count, days: TRASH_DAYS })}
      {...buttonsOf(known, t)}
      isDestructive
      isPending={isPending}
      isBlocked={known.isPending}
      onConfirm={() =>
        mutate({ action: 'delete', ids, ...meantAs(known) }, { onSuccess: onDone, onSettled: onClose })
      }
      onCancel={onClose}
    >
      <WhereUsed known={known} />
    </ConfirmDialog>
  );
}
