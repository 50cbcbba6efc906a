import type { Backup } from '@vitral/contracts';
import { useFormats } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import { BackupContents, BackupName } from './backup-facts.tsx';
import { BackupRowActions } from './backup-row-actions.tsx';
import { BackupState } from './backup-state.tsx';
import type { BackupTask } from './backup-task.tsx';

interface BackupCardProps {
  backup: Backup;
  onStart: (task: BackupTask) => void;
}

/** A backup in the list on a phone. */
export function BackupCard({ backup, onStart }: BackupCardProps) {
  const { dateTime } = useFormats();
  return (
    <Stack spacing={1.25}>
      <BackupName backup={backup} />
      <Typography component="time" dateTime={backup.createdAt} variant="body2">
        {dateTime(backup.createdAt)}
      </Typography>
      {backup.state === 'ready' && <BackupContents backup={backup} />}
      <BackupState backup={backup} />
      <BackupRowActions backup={backup} onStart={onStart} />
    </Stack>
  );
}
