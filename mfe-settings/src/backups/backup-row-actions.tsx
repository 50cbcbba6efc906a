import type { Backup } from '@vitral/sdk/contracts/backups';
import { TIMING } from '@vitral/sdk/contracts/timing';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, notify, Stack } from '@vitral/sdk/ui';
import { ItemMenu, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { useEffect, useRef, useState } from 'react';
import type { BackupTask } from './backup-dialogs.tsx';
import { makeLink } from './backups.queries.ts';

interface BackupRowActionsProps {
  backup: Backup;
  onStart: (task: BackupTask) => void;
}

/** Actions of a backup: all for a complete one, only deletion for a failed one. */
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
  const ofReady = [
    entry('link', t('backups.copyLink'), 'link'),
    entry('restore', t('backups.restore'), 'restore'),
  ];
  return (
    <Stack
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', width: '100%' }}
    >
      {isReady && <DownloadButton backup={backup} />}
      <ItemMenu
        label={t('backups.menu', { filename: backup.filename })}
        item={{ noun: 'backups', id: backup.id }}
        entries={() => [...(isReady ? ofReady : []), entry('delete', t('actions.delete'), 'delete')]}
      />
    </Stack>
  );
}

interface DownloadButtonProps {
  backup: Backup;
  /** Navigates to the URL, which makes the browser download the file; replaced in tests. */
  open?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** Downloads a backup by a one-time link. */
export function DownloadButton({ backup, open = goTo }: DownloadButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const [isPreparing, setIsPreparing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const download = async () => {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      const { address: url } = await makeLink(backup);
      // The link may have another host, which would make the download cross-origin; its path does not.
      open(new URL(url, location.origin).pathname);
      // No event reports the start of a download, so a timer resets the button.
      timer.current = setTimeout(() => setIsPreparing(false), TIMING.downloadStart);
    } catch (error) {
      setIsPreparing(false);
      notify.failure(t('backups.downloadFailed'), error);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="download" />}
      aria-label={isPreparing ? undefined : t('backups.downloadOf', { filename: backup.filename })}
      aria-disabled={isPreparing}
      onClick={() => void download()}
    >
      {t(isPreparing ? 'backups.preparing' : 'backups.download')}
    </Button>
  );
}
