import type { ReleaseSummary } from '@vitral/contracts';
import { ActivateDialog } from './activate-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { TryOutDialog } from './try-out-dialog.tsx';

/** The dialog that is open, and its release. */
export interface ReleaseTask {
  kind: 'activate' | 'try-out' | 'details';
  release: ReleaseSummary;
}

export interface ReleaseDialogProps {
  release: ReleaseSummary;
  onClose: () => void;
}

const DIALOGS = { activate: ActivateDialog, 'try-out': TryOutDialog, details: ReleaseDialog };

export function ReleaseTaskDialog({ kind, ...props }: ReleaseTask & { onClose: () => void }) {
  const TaskDialog = DIALOGS[kind];
  return <TaskDialog {...props} />;
}
