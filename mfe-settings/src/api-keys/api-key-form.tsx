import type { ApiKeyInput, ApiKeyPlatform, ApiKeyTest } from '@vitral/contracts/api-keys';
import { LIMITS } from '@vitral/contracts/limits';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, Button, ConfirmDialog, notify, Stack } from '@vitral/ui';
import { Form, FormTextField, useFailureReport } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
  const test = useTestApiKey(platform);
  const removal = useDeleteApiKey(platform);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          loading={test.isPending}
          aria-label={t('api-keys.testOf', { platform: name })}
          onClick={() => test.mutate()}
        >
          {t('api-keys.test')}
        </Button>
        <Button
          color="error"
          aria-label={t('api-keys.removeOf', { platform: name })}
          onClick={() => setIsConfirming(true)}
        >
          {t('api-keys.remove')}
        </Button>
      </Stack>
      <div role="status">
        {test.data && <TestResponse response={test.data} name={name} />}
        {test.error && <Alert severity="error">{errorText(test.error)}</Alert>}
      </div>
      {isConfirming && (
        <ConfirmDialog
          open
          title={t('api-keys.removeTitle', { platform: name })}
          text={t(`api-keys.removeText.${platform}`)}
          confirmLabel={t('api-keys.remove')}
          isDestructive
          isPending={removal.isPending}
          onConfirm={() =>
            removal.mutate(undefined, {
              onSuccess: () => notify.success(t('api-keys.removed', { platform: name })),
              onError: (error) => notify.failure(t('api-keys.removeFailed', { platform: name }), error),
              onSettled: () => setIsConfirming(false),
            })
          }
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Stack>
  );
}

function TestResponse({ response: { problem, status }, name }: { response: ApiKeyTest; name: string }) {
  const { t } = useTranslation('mfe-settings');
  if (problem === null) return <Alert severity="success">{t('api-keys.accepted', { platform: name })}</Alert>;
  const text = t(`api-keys.problems.${problem}`, { platform: name });
  return (
    <Alert severity={problem === 'refused' ? 'error' : 'warning'}>
      {status === null ? text : `${text} ${t('api-keys.status', { status })}`}
    </Alert>
  );
}
