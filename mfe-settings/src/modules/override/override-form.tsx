import { MODULE_NAMES, OVERRIDE_MINUTES, type ModuleName, type OverrideMinutes } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Stack, Typography } from '@vitral/ui';
import { CopyField, Form, FormSelect, FormTextField, useFailureReport } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { loopbackOrigin } from './loopback-origin.ts';
import { useOverride } from './override.queries.ts';
import { reloadPage } from './reload-page.ts';

interface OverrideValues {
  module: ModuleName;
  address: string;
  /** Text, since the choices of a select are texts. */
  minutes: `${OverrideMinutes}`;
}

const FIRST: OverrideValues = { module: 'mfe-people', address: '', minutes: '30' };

/** Starts an override: module, URL on the developer's machine and duration. */
export function OverrideForm({ onDone = reloadPage }: { onDone?: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<OverrideValues>({ defaultValues: FIRST });
  const { control } = form;
  const module = useWatch({ control, name: 'module' });
  const { mutate, isPending } = useOverride(onDone);
  const onError = useFailureReport({
    form,
    fields: ['module', 'address', 'minutes'],
    message: t('override.failed'),
  });
  const start = form.handleSubmit(({ address, minutes, ...input }) =>
    mutate(
      { ...input, address: loopbackOrigin(address) ?? address, minutes: Number(minutes) as OverrideMinutes },
      { onError },
    ),
  );
  return (
    <Stack spacing={3}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 1 } }}>
        {(['serve', 'name', 'see'] as const).map((step) => (
          <li key={step}>{t(`override.steps.${step}`)}</li>
        ))}
      </Box>
      <Form aria-label={t('override.title')} spacing={2} onSubmit={start} sx={{ maxWidth: 640 }}>
        <FormSelect control={control} name="module" label={t('modules.module')} required choices={MODULES} />
        <CopyField label={t('override.command')} value={`npm run dev -- ${module} --alone`} />
        <FormTextField
          control={control}
          name="address"
          type="url"
          required
          autoComplete="off"
          label={t('override.address')}
          hint={t('override.addressHint')}
          check={(address) => (loopbackOrigin(address) ? undefined : t('override.addressInvalid'))}
        />
        <FormSelect
          control={control}
          name="minutes"
          label={t('override.minutes')}
          required
          choices={OVERRIDE_MINUTES.map((minutes) => ({
            value: `${minutes}`,
            label: t(`override.durations.${minutes}`),
          }))}
        />
        <Typography variant="body2" color="textSecondary">
          {t('override.reloads')}
        </Typography>
        <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('override.start')}
        </Button>
      </Form>
    </Stack>
  );
}

const MODULES = MODULE_NAMES.map((name) => ({ value: name, label: name }));
