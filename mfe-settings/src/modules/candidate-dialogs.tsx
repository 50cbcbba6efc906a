import type { ReleaseChannel } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog, notify, Stack } from '@vitral/ui';
import type { Candidate } from './candidate-card.tsx';
import { usePromote, useWithdraw } from './channel-changes.ts';
import { CheckDialog } from './check-dialog.tsx';
import { Refusal } from './refusal.tsx';

interface CandidateDialogProps {
  channel: ReleaseChannel;
  candidate: Candidate;
  onClose: () => void;
}

/** Confirms the activation of the candidate for everybody. */
export function PromoteDialog({ channel, candidate: { release }, onClose }: CandidateDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, version } = release;
  const { mutate, isPending, error } = usePromote(() => {
    notify.success(t('modules.activated', { name, version }));
    onClose();
  });
  return (
    <CheckDialog
      title={t('modules.promoteTitle', { name, version })}
      text={t('modules.promoteText')}
      confirmLabel={t('modules.promote')}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ from: channel.active.id })}
      onClose={onClose}
    />
  );
}

/** Confirms the withdrawal of the candidate. */
export function WithdrawDialog({ channel, candidate: { release }, onClose }: CandidateDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, version } = release;
  const { mutate, isPending, error } = useWithdraw(() => {
    notify.success(t('modules.withdrawn', { name, version }));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={t('modules.withdrawTitle', { name, version })}
      text={t('modules.withdrawText')}
      confirmLabel={t('modules.withdraw')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(channel.version)}
      onCancel={onClose}
    >
      <Stack sx={{ mt: error ? 2 : 0 }}>
        <Refusal error={isPending ? null : error} />
      </Stack>
    </ConfirmDialog>
  );
}
