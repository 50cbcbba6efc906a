import { LIMITS, type ApiKeyInput, type ApiKeyPlatform } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, notify } from '@vitral/ui';
import { Form, FormTextField, useFailureReport } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { useSaveApiKey } from './api-keys.queries.ts';

interface ApiKeyFormProps {
  platform: ApiKeyPlatform;
  /** The platform's name. */
  name: string;
  isSet: boolean;
}

/** Stores a key; it is never shown again. */
export function ApiKeyForm({ platform, name, isSet }: ApiKeyFormProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<ApiKeyInput>({ defaultValues: { key: '' } });
  const { mutate, isPending } = useSaveApiKey(platform);
  const tellFailure = useFailureReport({
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
        onError: tellFailure,
      },
    ),
  );
  const lengthError = (key: string) =>
    key.length < LIMITS.apiKeyMin ? t('api-keys.tooShort', { count: LIMITS.apiKeyMin }) : undefined;

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
        check={lengthError}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ flexShrink: 0 }}>
        {t('actions.save')}
      </Button>
    </Form>
  );
}
