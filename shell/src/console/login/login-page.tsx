import { useTranslation } from '@vitral/i18n';
import { useSite } from '@vitral/session';
import { Alert, AlertTitle } from '@vitral/ui';
import { AccountFrame } from '../forms/account-frame.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  /** Whether somebody came for a page that they have to log in for. */
  asksForPage: boolean;
  onLoggedIn: () => void;
}

/** Every /admin address without a session. */
export function LoginPage({ asksForPage, onLoggedIn }: LoginPageProps) {
  const { t } = useTranslation('shell');
  const { name: site } = useSite().site;
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
