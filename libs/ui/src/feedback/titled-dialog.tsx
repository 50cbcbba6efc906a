import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from '@vitral/i18n';
import { useId, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import { SheetContent, useSideSheet } from './side-sheet.tsx';

export interface TitledDialogProps {
  open?: boolean;
  title: string;
  maxWidth?: DialogProps['maxWidth'];
  /** Focuses the close button on opening, for dialogs without fields. */
  focusClose?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title and a close button in one row, full screen on phones; a sheet inside `SideSheet`. */
export function TitledDialog(props: TitledDialogProps) {
  const { open = true, title, maxWidth = 'md', focusClose, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const sheet = useSideSheet();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      {...(isPhone ? {} : sheet.dialog)}
      aria-labelledby={id}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {sheet.actions}
        <IconButton aria-label={t('actions.close')} onClick={onClose} autoFocus={focusClose}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      <SheetContent>{children}</SheetContent>
    </Dialog>
  );
}
