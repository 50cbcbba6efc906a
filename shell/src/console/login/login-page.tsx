import { useTranslation } from '@vitral/i18n';
import { useSite } from '@vitral/session';
import { Alert, AlertTitle } from '@vitral/ui';
import { AccountLayout } from '../forms/account-layout.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  /** The visitor requested a page that requires a login. */
  asksForPage: boolean;
  onLoggedIn: () => void;
}

/** Login page, shown at every /admin path without a session. */
export function LoginPage({ asksForPage, onLoggedIn }: LoginPageProps) {
  const { t } = useTranslation('shell');
  const { name: site } = useSite().site;
  return (
    <AccountLayout title={t('login.title')} text={t('login.subtitle', { site })}>
      {asksForPage && (
        <Alert severity="info" role="status">
          <AlertTitle>{t('common:auth.unauthorized')}</AlertTitle>
          {t('common:auth.loginRequired')}
        </Alert>
      )}
      <LoginForm onLoggedIn={onLoggedIn} />
    </AccountLayout>
  );
}
