import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { ZoomAccount } from '@vitral/sdk/contracts/zoom-account';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button } from '@vitral/sdk/ui';
import { Form, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { useSaveZoomAccount } from './zoom-account.queries.ts';

const FIELDS = ['accountId', 'clientId', 'clientSecret', 'eventSecret'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = ({ accountId, clientId }: ZoomAccount): Values => ({
  accountId,
  clientId,
  clientSecret: '',
  eventSecret: '',
});

/** Stores the account. Secrets are never shown again; leaving their fields blank preserves them. */
export function ZoomAccountForm({ account }: { account: ZoomAccount }) {
  const { t } = useTranslation('mfe-settings');
  // After a change by somebody else, the form preserves typed input and updates the other fields.
  const form = useForm<Values>({ values: valuesOf(account), resetOptions: { keepDirtyValues: true } });
  const { mutate, isPending } = useSaveZoomAccount();
  const onError = useFailureReport({ form, fields: FIELDS, message: t('zoom-account.saveFailed') });
  const save = form.handleSubmit((values) => {
    const secret = (text: string) => text.trim() || null;
    const { accountId, clientId, clientSecret, eventSecret } = values;
    mutate(
      {
        accountId: accountId.trim(),
        clientId: clientId.trim(),
        clientSecret: secret(clientSecret),
        eventSecret: secret(eventSecret),
        version: account.version,
      },
      { onSuccess: (saved) => form.reset(valuesOf(saved), { keepDirtyValues: false }), onError },
    );
  });
  const field = (name: keyof Values) =>
    ({ control: form.control, name, label: t(`zoom-account.fields.${name}`), autoComplete: 'off' }) as const;
  const secretField = (name: 'clientSecret' | 'eventSecret', end: string | null) => ({
    ...field(name),
    type: 'password',
    hint: end === null ? t(`zoom-account.hints.${name}`) : t('zoom-account.kept', { end }),
    check: (text: string) =>
      text.length < LIMITS.apiKeyMin ? t('zoom-account.tooShort', { count: LIMITS.apiKeyMin }) : undefined,
  });
  return (
    <Form aria-label={t('zoom-account.title')} spacing={2} onSubmit={save}>
      <FormTextField {...field('accountId')} required />
      <FormTextField {...field('clientId')} required />
      <FormTextField
        {...secretField('clientSecret', account.clientSecretEnd)}
        required={account.clientSecretEnd === null}
      />
      <FormTextField {...secretField('eventSecret', account.eventSecretEnd)} />
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        aria-label={t('zoom-account.save')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('actions.save')}
      </Button>
    </Form>
  );
}
