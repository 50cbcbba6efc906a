import { useTranslation } from '@vitral/i18n';
import { useSite } from '@vitral/session';
import { Alert, AlertTitle } from '@vitral/ui';
import { useState } from 'react';
import { AccountFrame } from '../forms/account-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** Every /admin address without a session. */
export function LoginPage({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('shell');
  const { name: site } = useSite().site;
  const [asksForPage] = useState(() => !/^\/admin\/?$/.test(window.location.pathname));
  return (
    <AccountFrame title={t('login.title')} text={t('login.subtitle', { site })}>
      {asksForPage && (
        <Alert severity="info" role="status">
          <AlertTitle>{t('common:auth.unauthorized')}</AlertTitle>
          {t('common:auth.loginRequired')}
        </Alert>
      )}
      <LoginForm onLoggedIn={onLoggedIn} />
    </AccountFrame>
  );
}
