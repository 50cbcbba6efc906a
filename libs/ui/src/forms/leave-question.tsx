import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface LeaveQuestionProps {
  isDirty: boolean;
  /** The form stays when only what follows the path of the address changes, such as its tab. */
  isKeptInPage?: boolean;
}

/** Asks before what is not saved is left behind; for forms that stand in a page. */
export function LeaveQuestion({ isDirty, isKeptInPage }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const blocker = useUnsavedWarning(isDirty, isKeptInPage);
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
