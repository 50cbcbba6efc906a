import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { TaskProgress } from './backup-facts.tsx';
import { backupsQuery, isRunning, useCreateBackup } from './backups.queries.ts';

/** The newest backup, a button that creates one now, and a link to the page for restoring. */
export function BackupActions() {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, fileSize } = useFormats();
  const { data: backups } = useSuspenseQuery(backupsQuery);
  const running = backups.find(isRunning);
  const newest = backups.find(({ state }) => state === 'ready');
  return (
    <Stack spacing={2}>
      <Typography>
        {newest
          ? t('backups.newestIs', { time: dateTime(newest.createdAt), size: fileSize(newest.size ?? 0) })
          : t('backups.noneYet')}
      </Typography>
      {running && (
        <Box sx={{ maxWidth: 420 }}>
          <TaskProgress
            label={t('backups.progressOf', { filename: running.filename })}
            progress={running.progress}
          />
        </Box>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <CreateBackupButton />
        <Button component={Link} to="/admin/backups" variant="outlined" startIcon={<Icon name="restore" />}>
          {t('backups.restoreOne')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Creates a backup; only one runs at a time. */
export function CreateBackupButton() {
  const { t } = useTranslation('mfe-settings');
  const { data: backups } = useQuery(backupsQuery);
  const { mutate, isPending } = useCreateBackup();
  const isBusy = backups?.some(isRunning) ?? false;
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="backup" />}
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
