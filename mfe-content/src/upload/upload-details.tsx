import { CONTENT_CATEGORIES, LIMITS, VISIBILITIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Stack, Typography } from '@vitral/ui';
import { FormSelect, FormTags, FormTextField } from '@vitral/ui/forms';
import type { Control } from 'react-hook-form';
import type { UploadValues } from './upload.queries.ts';
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

/** Fields that apply to all the files. */
function UploadFields({ control }: { control: Control<UploadValues> }) {
  const { t } = useTranslation('mfe-content');
  const none = { value: '', label: t('upload.chooseValue') };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        <FormSelect
          control={control}
          name="category"
          label={t('content.category')}
          required
          choices={[none, ...CONTENT_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))]}
        />
        <FormSelect
          control={control}
          name="visibility"
          label={t('content.visibility')}
          required
          choices={[none, ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))]}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: '8px !important' }}>
        {t('upload.visibilityHint')}
      </Typography>
      <FormTags control={control} name="tags" label={t('upload.tags')} />
      <FormTextField
        control={control}
        name="description"
        label={t('upload.descriptionField')}
        limit={LIMITS.description}
        multiline
        minRows={3}
      />
    </>
  );
}
