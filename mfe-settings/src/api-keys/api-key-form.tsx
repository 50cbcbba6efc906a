import type { ApiKeyInput, ApiKeyPlatform } from '@vitral/sdk/contracts/api-keys';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, notify } from '@vitral/sdk/ui';
import { Form, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { SecretActions } from '../shared/secret-actions.tsx';
import { useDeleteApiKey, useSaveApiKey, useTestApiKey } from './api-keys.queries.ts';

interface ApiKeyProps {
  platform: ApiKeyPlatform;
  name: string;
}

/** Stores a key; it is never shown again. */
export function ApiKeyForm({ platform, name, isSet }: ApiKeyProps & { isSet: boolean }) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<ApiKeyInput>({ defaultValues: { key: '' } });
  const { mutate, isPending } = useSaveApiKey(platform);
  const onError = useFailureReport({
    form,
    fields: ['key'],
    message: t('api-keys.saveFailed', { platform: name }),
  });
  const save = form.handleSubmit(({ key }) =>
    mutate(
      { key: key.trim() },
      {
        onSuccess: () => {
          form.reset();
          notify.success(t('api-keys.saved', { platform: name }));
        },
        onError,
      },
    ),
  );
  return (
    <Form
      aria-label={t('api-keys.formLabel', { platform: name })}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      onSubmit={save}
      sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
    >
      <FormTextField
        control={form.control}
        name="key"
        type="password"
        autoComplete="off"
        required
        label={t(isSet ? 'api-keys.newKey' : 'api-keys.key')}
        hint={t('api-keys.hint')}
        check={(key) =>
          key.length < LIMITS.apiKeyMin ? t('api-keys.tooShort', { count: LIMITS.apiKeyMin }) : undefined
        }
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ flexShrink: 0 }}>
        {t('actions.save')}
      </Button>
    </Form>
  );
}

export function ApiKeyActions({ platform, name }: ApiKeyProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SecretActions
      noun="api-keys"
      name={name}
      removeText={t(`api-keys.removeText.${platform}`)}
      test={useTestApiKey(platform)}
      removal={useDeleteApiKey(platform)}
    />
  );
}
