import type { SocialFeedItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteFeedItem } from './social-feeds.queries.ts';

interface DeleteItemDialogProps {
  item: SocialFeedItem;
  onClose: () => void;
}

export function DeleteItemDialog({ item, onClose }: DeleteItemDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useDeleteFeedItem();
  const { title, sourceId } = item;
  return (
    <ConfirmDialog
      open
      title={t('social-feeds.deleteTitle')}
      text={t(sourceId ? 'social-feeds.deleteSyncedText' : 'social-feeds.deleteText', { title })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(item, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
