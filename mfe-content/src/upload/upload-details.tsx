import { useTranslation } from '@vitral/i18n';
import { Alert, Stack } from '@vitral/ui';
import { UploadFields } from './upload-fields.tsx';
import type { UploadForm } from './use-upload-form.ts';

/** Details of the files; inert while files are sent with them. */
export function UploadDetails({ upload: { control, run, problem } }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack spacing={2.5} inert={run.isRunning} sx={{ opacity: run.isRunning ? 0.6 : 1 }}>
      <UploadFields control={control} />
      {problem === 'upload.noChoice' && <Alert severity="error">{t('upload.noChoice')}</Alert>}
    </Stack>
  );
}
