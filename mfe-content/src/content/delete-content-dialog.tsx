import { TRASH_DAYS, type ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteContent } from './content.queries.ts';
import { deleteButtonLabels, confirmationOf, useWhereUsed, WhereUsed } from './where-used.tsx';

export interface DeleteContentDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Confirms moving a file to the trash, and lists the places that use it. */
export function DeleteContentDialog({ item, onClose }: DeleteContentDialogProps) {
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
