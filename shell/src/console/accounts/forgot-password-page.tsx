import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ForgottenPasswordInput } from '@vitral/contracts/accounts';
import { LIMITS } from '@vitral/contracts/limits';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Button, Typography } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountLayout, LoginButton } from '../forms/account-layout.tsx';
import { RuleField } from '../forms/rule-fields.tsx';
import { OptionsLayout } from './options-layout.tsx';

/**
 * Requests a link by email; a site that cannot send email refers to an administrator. The response is the same for every
 * account (docs/product/accounts.md).
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('shell');
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <AccountLayout isResult title={t('forgot.sentTitle')}>
        <Typography>{t('forgot.sentText')}</Typography>
        <Typography color="textSecondary">{t('forgot.sentHint')}</Typography>
        <LoginButton />
      </AccountLayout>
    );
  return (
    <OptionsLayout
      title={t('forgot.title')}
      text={t('forgot.text')}
      height={120}
      refusal={({ canMail }) => (canMail ? null : t('forgot.askAdmin'))}
    >
      {() => <ForgotPasswordForm onSent={() => setSent(true)} />}
    </OptionsLayout>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { account: '' } });
  const linkRequest = useMutation({
    mutationFn: (input: ForgottenPasswordInput) => api.post('/auth/forgotten-password', input),
    onSuccess: onSent,
  });
  const submit = handleSubmit(({ account }) => linkRequest.mutate({ account: account.trim(), language }));
  return (
    <Form spacing={2.5} onSubmit={submit}>
      {linkRequest.error && <Alert severity="error">{errorText(linkRequest.error)}</Alert>}
      <RuleField
        control={control}
        name="account"
        label={t('forgot.account')}
        autoComplete="username"
        autoFocus
        validate={(value) => (value.trim() === '' ? t('forgot.accountRequired') : null)}
        htmlInput={{ maxLength: LIMITS.email, autoCapitalize: 'none', spellCheck: false }}
      />
      <Button type="submit" variant="contained" size="large" loading={linkRequest.isPending}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
