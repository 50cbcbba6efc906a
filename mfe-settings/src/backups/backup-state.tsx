import type { Backup } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack, Typography } from '@vitral/ui';
import { BackupProgressBar } from './backup-progress-bar.tsx';

/** State of a backup: its progress, or whether it is ready or why it failed. */
export function BackupState({ backup }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const { state, problem } = backup;
  if (state === 'running') return <BackupProgressBar backup={backup} />;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'ready' ? 'success' : 'error'}
        label={t(`backups.states.${state}`)}
      />
      {problem && (
        <Typography variant="body2" color="error" sx={{ lineHeight: 1.35, whiteSpace: 'normal' }}>
          {t(`backups.problems.${problem}`)}
        </Typography>
      )}
    </Stack>
  );
}
