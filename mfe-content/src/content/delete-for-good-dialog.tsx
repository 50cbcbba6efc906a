import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteForGood } from './content.queries.ts';

interface DeleteForGoodDialogProps {
  item: ContentItem;
  onClose: () => void;
}

export function DeleteForGoodDialog({ item, onClose }: DeleteForGoodDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useDeleteForGood();
  return (
    <ConfirmDialog
      open
      title={t('content.deleteForGoodTitle')}
      text={t('content.deleteForGoodText', { title: item.title })}
      confirmLabel={t('content.deleteForGood')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(item, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
