import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Box, Button, NavigationIcon, Skeleton, LoadBoundary, Stack, Typography } from '@vitral/ui';
import { backupsQuery, isRunning } from './backups.queries.ts';
import { BackupProgressBar } from './backup-progress-bar.tsx';
import { CreateBackupButton } from './create-backup-button.tsx';

/** The newest backup, a button that creates one now, and a link to the page for restoring. */
export function BackupActions() {
  const { t } = useTranslation('mfe-settings');
  return (
    <LoadBoundary failure={t('backups.fetchFailed')} loading={<Skeleton variant="rounded" height={80} />}>
      <Actions />
    </LoadBoundary>
  );
}

function Actions() {
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
          <BackupProgressBar backup={running} />
        </Box>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <CreateBackupButton />
        <Button
          component={Link}
          to="/admin/backups"
          variant="outlined"
          startIcon={<NavigationIcon name="restore" />}
        >
          {t('backups.restoreOne')}
        </Button>
      </Stack>
    </Stack>
  );
}
