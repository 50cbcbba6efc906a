import { TRASH_DAYS, type ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteContent } from './content.queries.ts';
import { buttonsOf, meantAs, useWhereUsed, WhereUsed } from './where-used.tsx';

export interface DeleteContentDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Asks before a file goes to the trash, and says what would lose it. */
export function DeleteContentDialog({ item, onClose }: DeleteContentDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useDeleteContent();
  const known = useWhereUsed([item]);
  return (
    <ConfirmDialog
      open
      title={t('content.deleteTitle')}
      text={t('content.deleteText', { title: item.title, days: TRASH_DAYS })}
      {...buttonsOf(known, t)}
      isDestructive
      isPending={isPending}
      isBlocked={known.isPending}
      onConfirm={() => mutate({ item, ...meantAs(known) }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <WhereUsed known={known} />
    </ConfirmDialog>
  );
}
