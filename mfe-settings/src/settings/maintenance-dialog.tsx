import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';

interface MaintenanceDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms turning maintenance mode on and explains the effect on visitors. */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <ConfirmDialog
      {...props}
      title={t('settings.maintenanceTitle')}
      text={t('settings.maintenanceText')}
      confirmLabel={t('settings.maintenanceConfirm')}
      isDestructive
    />
  );
}
