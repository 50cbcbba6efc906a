import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import {
  MODULE_NAMES,
  OVERRIDE_MINUTES,
  type ModuleName,
  type OverrideInput,
  type OverrideMinutes,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Stack } from '@vitral/ui';
import { CopyField, Form, FormSelect, FormTextField, useFailureReport } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { Detail } from '../../shared/detailed-text.tsx';

interface OverrideValues {
  module: ModuleName;
  address: string;
  /** Text, since the choices of a select are texts. */
  minutes: `${OverrideMinutes}`;
}

const FIRST: OverrideValues = { module: 'mfe-people', address: '', minutes: '30' };

/** Starts an override, which takes effect with the next page load. */
export function OverrideForm({ onDone = reloadPage }: { onDone?: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<OverrideValues>({ defaultValues: FIRST });
  const { control } = form;
  const module = useWatch({ control, name: 'module' });
  const { mutate, isPending } = useMutation({
    mutationFn: (input: OverrideInput) => api.post('/modules/override', input),
    onSuccess: onDone,
  });
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
        <Detail>{t('override.reloads')}</Detail>
        <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('override.start')}
        </Button>
      </Form>
    </Stack>
  );
}

const MODULES = MODULE_NAMES.map((name) => ({ value: name, label: name }));

const LOOPBACK_ORIGIN = /^(http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d{0,4})\/?$/;

/** Returns the origin of a URL on the developer's machine, as the server accepts it; null for any other text. */
export const loopbackOrigin = (text: string): string | null => LOOPBACK_ORIGIN.exec(text.trim())?.[1] ?? null;

/** Reloads the page, since the override is part of its boot block. */
export const reloadPage = () => window.location.reload();
