import { useTranslation } from '@vitral/i18n';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  NavigationIcon,
  Stack,
  useMediaQuery,
  type Theme,
} from '@vitral/ui';
import { useId, type ReactNode } from 'react';

interface DetailsDialogProps {
  title: string;
  /** Buttons below the details. */
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The details of an item, full screen on phones. */
export function DetailsDialog({ title, actions, children, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={id}>
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('actions.close')} onClick={onClose} autoFocus>
          <NavigationIcon name="close" />
        </IconButton>
      </Stack>
      <DialogContent dividers tabIndex={0}>
        {children}
      </DialogContent>
      {actions && <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>}
    </Dialog>
  );
}
