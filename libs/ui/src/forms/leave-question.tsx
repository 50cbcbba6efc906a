import { useTranslation } from '@vitral/i18n';
import { useBlocker, type Blocker } from '@vitral/router';
import { useEffect } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../feedback/confirm-dialog.tsx';

interface LeaveQuestionProps {
  isDirty: boolean;
  /** Allows navigation that changes only the query of the URL, such as the tab. */
  allowsQueryChange?: boolean;
}

/** Asks before leaving a page with a form whose input is unsaved. */
export function LeaveQuestion({ isDirty, allowsQueryChange }: LeaveQuestionProps) {
  const blocker = useUnsavedWarning(isDirty, allowsQueryChange);
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** Asks before input is discarded. */
export function DiscardQuestion(props: Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...props}
      title={t('dialog.discardTitle')}
      text={t('dialog.discardText')}
      confirmLabel={t('actions.discard')}
      cancelLabel={t('actions.continueEditing')}
      isDestructive
    />
  );
}

/**
 * Blocks leaving the page while input is unsaved, both navigation within the console and closing the tab. With `allowsQueryChange`,
 * the query of the URL may change.
 */
export function useUnsavedWarning(isUnsaved: boolean, allowsQueryChange = false): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !(allowsQueryChange && currentLocation.pathname === nextLocation.pathname),
  );
}
