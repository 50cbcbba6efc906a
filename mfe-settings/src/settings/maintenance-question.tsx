import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';

interface MaintenanceQuestionProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what visitors will see before they see it. */
export function MaintenanceQuestion(props: MaintenanceQuestionProps) {
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
