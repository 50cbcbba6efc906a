import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteResource } from './use-resource-change.ts';

interface DeleteResourceDialogProps {
  resource: TeamResource;
  onClose: () => void;
}

export function DeleteResourceDialog({ resource, onClose }: DeleteResourceDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useDeleteResource();
  return (
    <ConfirmDialog
      open
      title={t('team-resources.deleteTitle')}
      text={t('team-resources.deleteText', { title: resource.title })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(resource, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
