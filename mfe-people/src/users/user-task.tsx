import type { User } from '@vitral/contracts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import {
  DeleteUserDialog,
  DisableUserDialog,
  EnableUserDialog,
  EndSessionsDialog,
  SecondFactorOffDialog,
} from './user-confirm-dialogs.tsx';

const DIALOGS = {
  edit: EditUserDialog,
  enable: EnableUserDialog,
  disable: DisableUserDialog,
  link: NewLinkDialog,
  sessions: EndSessionsDialog,
  'second-factor': SecondFactorOffDialog,
  delete: DeleteUserDialog,
};

/** An action on an account that opens a dialog. */
export interface UserTask {
  kind: keyof typeof DIALOGS;
  user: User;
}

export type StartUserTask = (kind: UserTask['kind'], user: User) => void;

export interface UserDialogProps {
  user: User;
  onClose: () => void;
}

export function UserTaskDialog({ task, onClose }: { task: UserTask; onClose: () => void }) {
  const Dialog = DIALOGS[task.kind];
  return <Dialog user={task.user} onClose={onClose} />;
}
