import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useActivate } from './channel-changes.ts';
import { CheckDialog } from './check-dialog.tsx';
import type { ReleaseDialogProps } from './release-task.tsx';

/** Confirms the activation of a release for everybody. */
export function ActivateDialog({ release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, version } = release;
  const { mutate, isPending, error } = useActivate(release, () => {
    notify.success(t('modules.activated', { name, version }));
    onClose();
  });
  return (
    <CheckDialog
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
