import { useTranslation } from '@vitral/i18n';
import { Box, ConfirmDialog, ProgressBar, Stack } from '@vitral/ui';
import type { ReactNode } from 'react';
import { Refusal } from './refusal.tsx';

interface CheckDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isPending: boolean;
  /** Disables the confirmation. */
  isBlocked?: boolean;
  error: Error | null;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A confirmation that starts a check on the server, which takes seconds and may refuse the release with reasons. */
export function CheckDialog({ error, children, isPending, onClose, ...dialog }: CheckDialogProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <ConfirmDialog open {...dialog} isPending={isPending} onCancel={onClose}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        {children}
        <Refusal error={isPending ? null : error} />
        <Box role="status" sx={{ '&:empty': { m: '0 !important' } }}>
          {isPending && (
            <ProgressBar label={t('modules.proving')} percent={null} text={t('modules.provingText')} />
          )}
        </Box>
      </Stack>
    </ConfirmDialog>
  );
}
