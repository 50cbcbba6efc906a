import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button, Card, ProgressBar, Stack, Typography } from '@vitral/ui';
import type { ArchiveUpload } from './use-archive-upload.ts';

/** Progress of an upload, or the reason for its failure with a retry button. */
export function ArchiveUploadReport({ upload: { state, send, stop } }: { upload: ArchiveUpload }) {
  const { t } = useTranslation('mfe-settings');
  if (!state) return null;
  const { file } = state;
  if (state.kind === 'failed') {
    return (
      <Alert severity="error" onClose={stop} closeText={t('actions.close')} sx={{ mb: 3 }}>
        <AlertTitle sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {t('backups.uploadFailed', { filename: file.name })}
        </AlertTitle>
        {state.reason}
        {state.mayRetry && (
          <Box sx={{ mt: 1.5 }}>
            <Button variant="outlined" color="inherit" onClick={() => send(file)}>
              {t('actions.retry')}
            </Button>
          </Box>
        )}
      </Alert>
    );
  }
  const { percent } = state;
  return (
    <Card sx={{ p: 2, mb: 3 }}>
      <Stack spacing={1}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <ProgressBar
          label={t('backups.uploadOf', { filename: file.name })}
          percent={percent}
          text={percent === null ? t('backups.verifying') : t('backups.percent', { percent })}
          action={
            <Button size="small" onClick={stop}>
              {t('actions.cancel')}
            </Button>
          }
        />
      </Stack>
    </Card>
  );
}
