import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import {
  Button,
  Card,
  ConfirmDialog,
  PageHeader,
  Stack,
  Typography,
  useUnsavedWarning,
} from '@vitral/sdk/ui';
import { RecentUploads } from './recent-uploads.tsx';
import { UploadDetails } from './upload-details.tsx';
import { UploadFiles } from './upload-files.tsx';
import { recentUploadsQuery, uploadLimitsQuery } from './upload.queries.ts';
import { useUploadForm, type UploadForm } from './use-upload-form.ts';

export const firstQueries = (): PageQuery[] => [recentUploadsQuery, uploadLimitsQuery];

/** /admin/upload: see docs/product/content.md. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader title={t('upload.title')} description={t('upload.description')} />
      <UploadCard />
      <RecentUploads />
    </>
  );
}

/** Form of the upload page: the files on one side, their details on the other. */
function UploadCard() {
  const { t } = useTranslation('mfe-content');
  const upload = useUploadForm();
  return (
    <Card
      component="form"
      noValidate
      onSubmit={upload.submit}
      aria-label={t('upload.form')}
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, sm: 3 },
        gridTemplateColumns: { lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <UploadFiles upload={upload} />
      <Stack spacing={2.5} sx={{ minWidth: 0 }}>
        <Typography variant="h2">{t('upload.details')}</Typography>
        <UploadDetails upload={upload} />
        <UploadActions upload={upload} />
      </Stack>
      <LeaveQuestion upload={upload} />
    </Card>
  );
}

function UploadActions({ upload }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  const { run, selection, failedCount, isRefused, retryFailed } = upload;
  const count = selection.files.length;
  const retryLabel = t('upload.retryFailed', { count: failedCount });
  const hasOthers = failedCount > 0 && failedCount < count;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        type="submit"
        variant="contained"
        disabled={isRefused}
        loading={run.isRunning}
        loadingPosition="start"
      >
        {failedCount > 0 && !hasOthers ? retryLabel : t('upload.submit', { count })}
      </Button>
      {run.isRunning && <Button onClick={run.cancelAll}>{t('upload.cancelAll')}</Button>}
      {hasOthers && !run.isRunning && (
        <Button variant="outlined" onClick={() => retryFailed()}>
          {retryLabel}
        </Button>
      )}
    </Stack>
  );
}

/** Asks for confirmation before the user leaves selected files or a running upload. */
function LeaveQuestion({ upload: { isDirty, run } }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  const blocker = useUnsavedWarning(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('upload.leaveTitle')}
      text={t(run.isRunning ? 'upload.leaveRunning' : 'upload.leaveSelected')}
      confirmLabel={t('upload.leave')}
      cancelLabel={t('upload.stay')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
