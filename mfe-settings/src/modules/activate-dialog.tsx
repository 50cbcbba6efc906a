import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useActivate } from './channel-changes.ts';
import { ProofDialog } from './proof-dialog.tsx';
import type { ReleaseDialogProps } from './release-task.tsx';

/** Asks before everybody gets a release. */
export function ActivateDialog({ release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, version } = release;
  const { mutate, isPending, error } = useActivate(release, () => {
    notify.success(t('modules.activated', { name, version }));
    onClose();
  });
  return (
    <ProofDialog
      title={t('modules.activateTitle', { name, version })}
      text={t('modules.activateText')}
      confirmLabel={t('modules.activateConfirm')}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({})}
      onClose={onClose}
    />
  );
}
