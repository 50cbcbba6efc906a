import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Alert, Skeleton, Typography } from '@vitral/ui';
import { useState } from 'react';
import { AccountLayout } from '../forms/account-layout.tsx';
import { authOptionsQuery } from './accounts.queries.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginButton, LoginLink } from './login-link.tsx';

/**
 * Emails a link, or explains whom to ask for one. The response is the same for everybody (docs/product/accounts.md).
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('shell');
  const { data: options, isPending } = useQuery(authOptionsQuery);
  const [isSent, setSent] = useState(false);

  if (isSent)
    return (
      <AccountLayout isResult title={t('forgot.sentTitle')}>
        <Typography>{t('forgot.sentText')}</Typography>
        <Typography color="textSecondary">{t('forgot.sentHint')}</Typography>
        <LoginButton />
      </AccountLayout>
    );
  if (isPending)
    return (
      <AccountLayout title={t('forgot.title')}>
        <Skeleton variant="rounded" height={120} />
      </AccountLayout>
    );
  if (options?.canMail === false)
    return (
      <AccountLayout isResult title={t('forgot.title')}>
        <Alert severity="info" role="status">
          {t('forgot.askAdmin')}
        </Alert>
        <LoginButton />
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('forgot.title')} text={t('forgot.text')}>
      <ForgotPasswordForm onSent={() => setSent(true)} />
      <LoginLink />
    </AccountLayout>
  );
}
