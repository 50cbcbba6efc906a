import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import {
  isModuleName,
  isOwnRelease,
  type BootOverride,
  type ModuleName,
} from '@vitral/sdk/contracts/modules';
import { OVERRIDE_MINUTES, type OverrideInput, type OverrideMinutes } from '@vitral/sdk/contracts/releases';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSearchParams } from '@vitral/sdk/router';
import { Alert, Box, Button, Fact, Facts, Stack } from '@vitral/sdk/ui';
import { CopyField, Form, FormSelect, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { SettingCard } from '../../settings/setting-card.tsx';
import { readBoot } from '../../shared/read-boot.ts';
import { Detail } from '../../shared/detailed-text.tsx';
import { Code } from '../../shared/release-mark.tsx';
import { useReleaseNames } from '../../shared/release-names.ts';

/** Lets the current session load a module from a developer's machine. */
export function OverridePanel() {
  const { t } = useTranslation('mfe-settings');
  const override = readOverride();
  return (
    <SettingCard title={t('override.title')} text={t('override.text')}>
      {override ? <OverrideState override={override} /> : <OverrideForm />}
    </SettingCard>
  );
}

/** Reads the active override from the page's boot block. */
const readOverride = (): BootOverride | null => readBoot()?.override ?? null;

function OverrideState({ override }: { override: BootOverride }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/modules/override'),
    onSuccess: reloadPage,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" sx={{ width: 1 }}>
        {t('override.isOn', { name: override.module })}
      </Alert>
      <Facts>
        <Fact term={t('modules.module')}>{override.module}</Fact>
        <Fact term={t('override.address')}>
          <Code>{override.address}</Code>
        </Fact>
        <Fact term={t('override.until')}>{dateTime(override.expiresAt)}</Fact>
      </Facts>
      {error && (
        <Alert severity="error" sx={{ width: 1 }}>
          {errorText(error)}
        </Alert>
      )}
      <Button variant="contained" loading={isPending} onClick={() => mutate()}>
        {t('override.reset')}
      </Button>
    </Stack>
  );
}

interface OverrideValues {
  module: ModuleName;
  address: string;
  /** A text, since the values of selects are texts. */
  minutes: `${OverrideMinutes}`;
}

const FIRST: OverrideValues = { module: 'mfe-people', address: '', minutes: '30' };

/** Reads the override that `npm run dev` of a module put into the URL of this page; only the button starts it. */
function useFirstValues(): OverrideValues {
  const [search] = useSearchParams();
  const module = search.get('override') ?? '';
  return isModuleName(module) ? { ...FIRST, module, address: search.get('address') ?? '' } : FIRST;
}

/** Starts an override, which takes effect with the next page load. */
export function OverrideForm({ onDone = reloadPage }: { onDone?: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const first = useFirstValues();
  const form = useForm<OverrideValues>({ defaultValues: first });
  const names = [...new Set([...useReleaseNames(), first.module])].filter(isModuleName);
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
        <FormSelect
          control={control}
          name="module"
          label={t('modules.module')}
          required
          choices={choicesOf(names)}
        />
        <CopyField
          label={t('override.command')}
          value={isOwnRelease(module) ? `npm run dev -- ${module} --alone` : 'npm run dev'}
        />
        <FormTextField
          control={control}
          name="address"
          type="url"
          required
          autoComplete="off"
          label={t('override.address')}
          hint={t('override.addressHint')}
          check={(url) => (loopbackOrigin(url) ? undefined : t('override.addressInvalid'))}
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

const choicesOf = (names: string[]) => names.map((name) => ({ value: name, label: name }));

const LOOPBACK_ORIGIN = /^(http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d{0,4})\/?$/;

/** Returns the origin of a URL on the developer's machine, as the server accepts it; null for any other text. */
export const loopbackOrigin = (text: string): string | null => LOOPBACK_ORIGIN.exec(text.trim())?.[1] ?? null;

/** Reloads the page, since the override is part of its boot block. */
const reloadPage = () => window.location.reload();
