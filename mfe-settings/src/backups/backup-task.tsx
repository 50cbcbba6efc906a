import type { Backup } from '@vitral/contracts';
import { DeleteBackupDialog } from './delete-backup-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

/** The dialog that is open, and its backup. */
export interface BackupTask {
  kind: 'delete' | 'link' | 'restore';
  backup: Backup;
}

export interface BackupDialogProps {
  backup: Backup;
  onClose: () => void;
}

const DIALOGS = { delete: DeleteBackupDialog, link: LinkDialog, restore: RestoreDialog };

export function BackupTaskDialog({ kind, ...props }: BackupTask & { onClose: () => void }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}
