import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface LeaveQuestionProps {
  isDirty: boolean;
  /** Allows navigation that changes only the query of the URL, such as the tab. */
  allowsQueryChange?: boolean;
}

/** Asks before leaving a page with a form whose input is unsaved. */
export function LeaveQuestion({ isDirty, allowsQueryChange }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const blocker = useUnsavedWarning(isDirty, allowsQueryChange);
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
