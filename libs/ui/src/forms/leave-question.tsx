import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Asks before what is not saved is left behind; for forms that stand in a page. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useUnsavedWarning(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('dialog.discardTitle')}
      text={t('dialog.discardText')}
      confirmLabel={t('actions.discard')}
      cancelLabel={t('actions.continueEditing')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
