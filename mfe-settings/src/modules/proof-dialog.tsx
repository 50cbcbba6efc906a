import { useTranslation } from '@vitral/i18n';
import { Box, ConfirmDialog, ProgressBar, Stack } from '@vitral/ui';
import type { ReactNode } from 'react';
import { Refusal } from './refusal.tsx';

interface ProofDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isPending: boolean;
  /** Whether the answer has to wait for something else. */
  isBlocked?: boolean;
  error: Error | null;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question whose answer the server proves for some seconds, and may refuse with its reasons. */
export function ProofDialog({ error, children, isPending, onClose, ...question }: ProofDialogProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <ConfirmDialog open {...question} isPending={isPending} onCancel={onClose}>
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
