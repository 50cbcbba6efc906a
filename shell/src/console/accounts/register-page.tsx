import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Alert, Skeleton, Typography } from '@vitral/ui';
import { useState } from 'react';
import { AccountLayout } from '../forms/account-layout.tsx';
import { authOptionsQuery } from './accounts.queries.ts';
import { LoginButton, LoginLink } from './login-link.tsx';
import { RegisterForm } from './register-form.tsx';

/** Registers a new account, which an admin has to approve (docs/product/accounts.md). */
export function RegisterPage() {
  const { t } = useTranslation('shell');
  const { data: options, isPending } = useQuery(authOptionsQuery);
  const [isDone, setDone] = useState(false);

  if (isDone)
    return (
      <AccountLayout isResult title={t('register.doneTitle')}>
        <Typography>{t('register.doneText')}</Typography>
        {options?.canMail && <Typography color="textSecondary">{t('register.doneMail')}</Typography>}
        <LoginButton />
      </AccountLayout>
    );
  if (isPending)
    return (
      <AccountLayout title={t('register.title')}>
        <Skeleton variant="rounded" height={320} />
      </AccountLayout>
    );
  if (options?.isRegistrationOpen === false)
    return (
      <AccountLayout isResult title={t('register.title')}>
        <Alert severity="info" role="status">
          {t('register.closed')}
        </Alert>
        <LoginButton />
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('register.title')} text={t('register.text')}>
      <RegisterForm minLength={options?.passwordMinLength} onDone={() => setDone(true)} />
      <LoginLink />
    </AccountLayout>
  );
}
