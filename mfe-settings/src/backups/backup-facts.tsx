import type { Backup, BackupProgress } from '@vitral/sdk/contracts/backups';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Chip, Stack, Typography } from '@vitral/sdk/ui';
import { ProgressBar } from '@vitral/sdk/ui/data';
import { ItemLink } from '@vitral/sdk/ui/forms';
import { DetailedText } from '../shared/detailed-text.tsx';

/** Name of a backup, which opens it, and its origin. */
export function BackupName({ backup: { id, filename, origin, actorName } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const how = t(`backups.origins.${origin}`);
  return (
    <DetailedText isStrong detail={actorName ? t('backups.by', { how, name: actorName }) : how}>
      <ItemLink id={id}>{filename}</ItemLink>
    </DetailedText>
  );
}

/** Size of a backup and its numbers of rows and files; a dash while they are unknown. */
export function BackupContents({ backup: { size, rows, files } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize, number } = useFormats();
  if (size === null) return <Typography variant="body2">—</Typography>;
  const textOf = (kind: 'rows' | 'files', count: number) =>
    t(`backups.${kind}`, { count, shown: number(count) });
  const counts =
    rows !== null && files !== null && [textOf('rows', rows), textOf('files', files)].join(' · ');
  return <DetailedText detail={counts}>{fileSize(size)}</DetailedText>;
}

/** State of a backup: its progress, or whether it is ready or why it failed. */
export function BackupStatus({ backup: { filename, state, progress, problem } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  if (state === 'running')
    return <TaskProgress label={t('backups.progressOf', { filename })} progress={progress} />;
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

/** Progress of a backup or a restore; at most 99 % until it is complete. */
export function TaskProgress({ label, progress }: { label: string; progress: BackupProgress | null }) {
  const { t } = useTranslation('mfe-settings');
  const percent =
    progress && progress.total > 0 ? Math.min(99, Math.floor((progress.done / progress.total) * 100)) : null;
  return (
    <ProgressBar
      label={label}
      percent={percent}
      text={percent === null ? t('backups.states.running') : t('backups.percent', { percent })}
    />
  );
}
