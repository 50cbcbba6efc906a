import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon } from '@vitral/ui';
import { backupsQuery, isRunning, useCreateBackup } from './backups.queries.ts';

/** Creates a backup; only one runs at a time. */
export function CreateBackupButton() {
  const { t } = useTranslation('mfe-settings');
  const { data: backups } = useQuery(backupsQuery);
  const { mutate, isPending } = useCreateBackup();
  const isBusy = backups?.some(isRunning) ?? false;
  return (
    <Button
      variant="contained"
      startIcon={<NavigationIcon name="backup" />}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      loading={isPending}
      onClick={() => isBusy || mutate()}
      sx={{ opacity: isBusy ? 0.5 : 1 }}
    >
      {t('backups.create')}
    </Button>
  );
}
