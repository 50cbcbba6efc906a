import type { Backup } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu, Stack, type ItemMenuEntry } from '@vitral/ui';
import type { BackupTask } from './backup-task.tsx';
import { DownloadButton } from './download-button.tsx';

interface BackupRowActionsProps {
  backup: Backup;
  onStart: (task: BackupTask) => void;
}

/** Actions of a backup: all of them for a complete one, only deletion for a failed one. */
export function BackupRowActions({ backup, onStart }: BackupRowActionsProps) {
  const { t } = useTranslation('mfe-settings');
  if (backup.state === 'running') return null;
  const entry = (kind: BackupTask['kind'], label: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label,
    icon,
    isDestructive: kind === 'delete',
    onClick: () => onStart({ kind, backup }),
  });
  const isReady = backup.state === 'ready';
  return (
    <Stack
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', width: '100%' }}
    >
      {isReady && <DownloadButton backup={backup} />}
      <ItemMenu
        label={t('backups.menu', { filename: backup.filename })}
        entries={() => [
          ...(isReady
            ? [
                entry('link', t('backups.copyLink'), 'link'),
                entry('restore', t('backups.restore'), 'restore'),
              ]
            : []),
          entry('delete', t('actions.delete'), 'delete'),
        ]}
      />
    </Stack>
  );
}
