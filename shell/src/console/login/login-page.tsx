import { useQuery } from '@tanstack/react-query';
import type { DemoAccount } from '@vitral/contracts/accounts';
import { useTranslation } from '@vitral/i18n';
import { useSite } from '@vitral/session';
import { Alert, AlertTitle, Button, MuiLink, Stack } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { ACCOUNT_PATHS } from '../forms/account-paths.ts';
import { authOptionsQuery } from '../accounts/accounts.queries.ts';
import { useBoot } from '../boot-context.ts';
import { AccountLayout } from '../forms/account-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { CredentialsStep, PasskeyButton, SecondFactorStep } from './login-steps.tsx';
import { loginFailureText, useLoginSteps } from './use-login-steps.ts';

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

interface LoginFormProps {
  /** Called 100 ms after the response. */
  onLoggedIn?: () => void;
  /** Username of the ended session; if given, the form only shows the login. */
  returning?: string;
}

export function LoginForm({ onLoggedIn = () => {}, returning }: LoginFormProps) {
  const { t } = useTranslation('shell');
  const { isDemo } = useBoot();
  const { form, ways, submit, goBack, failure, isPending, passkeyState, askForPasskey } = useLoginSteps(
    returning ?? '',
    onLoggedIn,
  );
  const choose = ({ username, password }: DemoAccount) => form.reset({ username, password, code: '' });
  const isReturning = returning !== undefined;

  return (
    <Form spacing={1.5} onSubmit={submit}>
      {failure && (
        <Alert severity="error">
          <AlertTitle>{t('common:auth.loginFailed')}</AlertTitle>
          {loginFailureText(failure, t)}
        </Alert>
      )}
      {ways ? (
        <SecondFactorStep control={form.control} ways={ways} onBack={goBack} />
      ) : (
        <CredentialsStep control={form.control} isReturning={isReturning} />
      )}
      {ways?.hasCode !== false && (
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? t('login.submitting') : t('login.submit')}
        </Button>
      )}
      {ways?.hasPasskey !== false && (
        <PasskeyButton
          state={passkeyState}
          label={t(ways ? 'login.passkey.use' : 'login.passkey.submit')}
          isOnly={ways?.hasCode === false}
          disabled={isPending}
          onClick={() => askForPasskey(ways ? 'second-factor' : 'login')}
        />
      )}
      {!isReturning && !ways && <LoginLinks />}
      {isDemo && !isReturning && !ways && <DemoAccounts onChoose={choose} />}
    </Form>
  );
}

/** Links for people without a password. */
function LoginLinks() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <MuiLink href={ACCOUNT_PATHS.forgotPassword}>{t('login.forgot')}</MuiLink>
      {options?.isRegistrationOpen && <MuiLink href={ACCOUNT_PATHS.register}>{t('login.register')}</MuiLink>}
    </Stack>
  );
}
