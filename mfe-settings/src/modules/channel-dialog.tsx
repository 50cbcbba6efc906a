import type { ReleaseChannel } from '@vitral/sdk/contracts/releases';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, ConfirmDialog, notify, Stack } from '@vitral/sdk/ui';
import { ProgressBar } from '@vitral/sdk/ui/data';
import type { ReactNode } from 'react';
import { useChannelChange } from './channel-changes.ts';
import { RefusalAlert } from './refusal.tsx';

interface ChannelDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** The message after the change. */
  success: string;
  change: () => Promise<ReleaseChannel>;
  isBlocked?: boolean;
  /** True for a return to an earlier state, which the server does not check. */
  isDestructive?: boolean;
  children?: ReactNode;
  onClose: () => void;
}

/** Confirms a change of the channel. The check on the server takes seconds and may refuse the release with reasons. */
export function ChannelDialog({ success, change, children, onClose, ...dialog }: ChannelDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending, error } = useChannelChange(change, () => {
    notify.success(success);
    onClose();
  });
  return (
    <ConfirmDialog open {...dialog} isPending={isPending} onConfirm={() => mutate()} onCancel={onClose}>
      <Stack spacing={2} sx={{ mt: 2, '&:empty': { mt: 0 } }}>
        {children}
        <RefusalAlert error={isPending ? null : error} />
        {!dialog.isDestructive && (
          <Box role="status" sx={{ '&:empty': { m: '0 !important' } }}>
            {isPending && (
              <ProgressBar label={t('modules.proving')} percent={null} text={t('modules.provingText')} />
            )}
          </Box>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
