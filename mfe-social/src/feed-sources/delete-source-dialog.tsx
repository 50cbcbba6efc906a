import type { FeedSource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteFeedSource } from './feed-sources.queries.ts';

interface DeleteSourceDialogProps {
  source: FeedSource;
  onClose: () => void;
}

export function DeleteSourceDialog({ source, onClose }: DeleteSourceDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useDeleteFeedSource();
  const { title, itemCount } = source;
  return (
    <ConfirmDialog
      open
      title={t('feed-sources.deleteTitle')}
      text={t('feed-sources.deleteText', { title, count: itemCount })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(source, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
