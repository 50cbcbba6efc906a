import { CONTENT_CATEGORIES, VISIBILITIES } from '@vitral/sdk/contracts/content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Stack, Typography } from '@vitral/sdk/ui';
import { FormSelect, FormTags, FormTextField, PublicationFields } from '@vitral/sdk/ui/forms';
import type { UploadForm } from './use-upload-form.ts';

/** Details of all the files; inert while files are sent with them. */
export function UploadDetails({ upload: { control, run, problem } }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  const select = (name: 'category' | 'visibility', label: string, values: readonly string[]) => (
    <FormSelect
      control={control}
      name={name}
      label={label}
      required
      choices={[
        { value: '', label: t('upload.chooseValue') },
        ...values.map((value) => ({ value, label: t(`${name}.${value}`) })),
      ]}
    />
  );
  return (
    <Stack spacing={2.5} inert={run.isRunning} sx={{ opacity: run.isRunning ? 0.6 : 1 }}>
      <Box sx={PAIR}>
        {select('category', t('content.category'), CONTENT_CATEGORIES)}
        {select('visibility', t('content.visibility'), VISIBILITIES)}
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
      <PublicationFields control={control} name="isVisible" label={t('upload.visible')} />
      {problem === 'upload.noChoice' && <Alert severity="error">{t('upload.noChoice')}</Alert>}
    </Stack>
  );
}

const PAIR = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
};
