import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify, Typography } from '@vitral/ui';
import { useActivateSet } from '../channel-changes.ts';
import { channelQuery } from '../modules.queries.ts';
import { CheckDialog } from '../check-dialog.tsx';
import { setMark } from '../../shared/release-mark.tsx';
import { SetMembers } from './set-members.tsx';

interface SetDialogProps {
  set: ReleaseSetSummary;
  onClose: () => void;
}

/** Confirms the activation of an earlier set and shows the differences from the active one. */
export function SetDialog({ set, onClose }: SetDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { mutate, isPending, error } = useActivateSet(set, () => {
    notify.success(t('history.setActivated', { set: setMark(set.id) }));
    onClose();
  });
  return (
    <CheckDialog
      title={t('history.setTitle', { set: setMark(set.id) })}
      text={t('history.setText')}
      confirmLabel={t('modules.activateConfirm')}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ from: channel.active.id })}
      onClose={onClose}
    >
      <Typography variant="body2">{t('history.setMembers')}</Typography>
      <SetMembers set={set} active={channel.active} />
    </CheckDialog>
  );
}
