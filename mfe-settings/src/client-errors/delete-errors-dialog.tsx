import type { ClientError } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteClientErrors } from './client-errors.queries.ts';

interface DeleteErrorsDialogProps {
  /** Null deletes all errors. */
  error: ClientError | null;
  onClose: () => void;
}

export function DeleteErrorsDialog({ error, onClose }: DeleteErrorsDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useDeleteClientErrors();
  return (
    <ConfirmDialog
      open
      title={t(error ? 'client-errors.deleteTitle' : 'client-errors.clearTitle')}
      text={t(error ? 'client-errors.deleteText' : 'client-errors.clearText')}
      confirmLabel={t(error ? 'actions.delete' : 'client-errors.clear')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(error, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
