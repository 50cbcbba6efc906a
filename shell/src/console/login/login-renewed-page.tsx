import { useTranslation } from '@vitral/i18n';
import { Alert, Typography } from '@vitral/ui';
import { useEffect, useState } from 'react';
import { AccountLayout } from '../forms/account-layout.tsx';
import { reportRenewal } from './login-channel.ts';
import { problemText, takeProviderResponse } from './provider-response.ts';

/** Ends a login with a provider that began in another tab: that tab goes on by itself. */
export function LoginRenewedPage() {
  const { t } = useTranslation('shell');
  const [{ problem }] = useState(takeProviderResponse);
  useEffect(() => reportRenewal(problem), [problem]);
  return (
    <AccountLayout isResult title={t(problem === null ? 'renewed.title' : 'common:auth.loginFailed')}>
      {problem !== null && <Alert severity="error">{problemText(problem)}</Alert>}
      <Typography>{t('renewed.text')}</Typography>
    </AccountLayout>
  );
}
