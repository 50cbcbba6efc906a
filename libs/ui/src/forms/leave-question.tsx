import { useTranslation } from '@vitral/i18n';
import { useBlocker, useParams, type Blocker } from '@vitral/router';
import { useEffect } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../feedback/confirm-dialog.tsx';

interface LeaveQuestionProps {
  isDirty: boolean;
  allows?: HarmlessNavigation;
}

/**
 * Navigation that keeps the form: a change of the URL's query, such as the tab, or an item that opens over the page.
 */
type HarmlessNavigation = 'query' | 'items';

/** Asks for confirmation before a page with unsaved input is left. */
export function LeaveQuestion({ isDirty, allows }: LeaveQuestionProps) {
  const blocker = useUnsavedWarning(isDirty, allows);
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** Asks for confirmation before input is discarded. */
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

/** Blocks leaving the page while input is unsaved, both navigation within the console and closing the tab. */
export function useUnsavedWarning(isUnsaved: boolean, allows?: HarmlessNavigation): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [isUnsaved]);
  const rest = useParams()['*'] ?? '';
  return useBlocker(({ currentLocation: current, nextLocation: next }) => {
    const page = current.pathname.slice(0, current.pathname.length - rest.length).replace(/\/+$/, '');
    const isHarmless = {
      query: current.pathname === next.pathname,
      items: current.search === next.search && `${next.pathname}/`.startsWith(`${page}/`),
    };
    return isUnsaved && !(allows && isHarmless[allows]);
  });
}
