import { DialogActions, DialogContent, TitledDialog } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';

interface DetailsDialogProps {
  title: string;
  /** Buttons below the details. */
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The details of an item, full screen on phones. */
export function DetailsDialog({ title, actions, children, onClose }: DetailsDialogProps) {
  return (
    <TitledDialog title={title} focusClose onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        {children}
      </DialogContent>
      {actions && <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>}
    </TitledDialog>
  );
}
