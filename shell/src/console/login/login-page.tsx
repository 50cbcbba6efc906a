import { useQuery } from '@tanstack/react-query';
import type { AuthOptions, DemoAccount } from '@vitral/contracts/accounts';
import { useTranslation } from '@vitral/i18n';
import { useSite } from '@vitral/session';
import { Alert, AlertTitle, Button, MuiLink, Skeleton, Stack } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useState } from 'react';
import { ACCOUNT_PATHS } from '../forms/account-paths.ts';
import { authOptionsQuery } from '../accounts/accounts.queries.ts';
import { useBoot } from '../boot-context.ts';
import { AccountLayout } from '../forms/account-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { problemText, takeProviderResponse } from './provider-response.ts';
import { CredentialsStep, PasskeyButton, SecondFactorStep } from './login-steps.tsx';
import { loginFailureText, useLoginSteps } from './use-login-steps.ts';

/** Height of the form without providers. */
const PLACEHOLDER_PX = 230;

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

/**
 * The options decide which fields, buttons and links there are, so nothing moves under a click once the form appears. If they
 * cannot be loaded, it offers the password.
 */
export function LoginForm(props: LoginFormProps) {
  const { data: options, isPending, failureCount } = useQuery(authOptionsQuery);
  if (isPending && failureCount === 0) return <Skeleton variant="rounded" height={PLACEHOLDER_PX} />;
  return <LoadedLoginForm options={options} {...props} />;
}

interface LoadedLoginFormProps extends LoginFormProps {
  options: AuthOptions | undefined;
}

function LoadedLoginForm({ options, onLoggedIn = () => {}, returning }: LoadedLoginFormProps) {
  const { t } = useTranslation('shell');
  const [{ problem, needsSecondFactor }] = useState(takeProviderResponse);
  const [isBreakGlass, setBreakGlass] = useState(false);
  const steps = useLoginSteps(returning ?? '', onLoggedIn, needsSecondFactor);
  const { form, ways, submit, goBack, failure, isPending, isFresh, passkeyState, askForPasskey } = steps;
  const isReturning = returning !== undefined;
  const takesPassword = !options?.isPasswordLoginOff || isBreakGlass;

  return (
    <Form spacing={1.5} onSubmit={submit}>
      <LoginFailure failure={failure} problem={isFresh ? problem : null} />
      {ways && <SecondFactorStep control={form.control} ways={ways} onBack={goBack} />}
      {!ways && takesPassword && <CredentialsStep control={form.control} isReturning={isReturning} />}
      {(ways ? ways.hasCode : takesPassword) && (
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
      {!ways && <ProviderButtons providers={options?.providers ?? []} isReturning={isReturning} />}
      {!ways && !takesPassword && (
        <Button size="small" onClick={() => setBreakGlass(true)}>
          {t('login.breakGlass')}
        </Button>
      )}
      {!isReturning && !ways && takesPassword && <OtherWays form={form} options={options} />}
    </Form>
  );
}

type LoginFormState = ReturnType<typeof useLoginSteps>['form'];

/** Links for people without a password, and the accounts of the demo. */
function OtherWays({ form, options }: { form: LoginFormState; options: AuthOptions | undefined }) {
  const { isDemo } = useBoot();
  const choose = ({ username, password }: DemoAccount) => form.reset({ username, password, code: '' });
  return (
    <>
      <LoginLinks options={options} />
      {isDemo && <DemoAccounts onChoose={choose} />}
    </>
  );
}

interface LoginFailureProps {
  failure: Error | null;
  /** Code of a failed login with a provider. */
  problem: string | null;
}

function LoginFailure({ failure, problem }: LoginFailureProps) {
  const { t } = useTranslation('shell');
  if (!failure && problem === null) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{t('common:auth.loginFailed')}</AlertTitle>
      {failure ? loginFailureText(failure, t) : problemText(problem ?? '')}
    </Alert>
  );
}

/** Links for people without a password. */
function LoginLinks({ options }: { options: AuthOptions | undefined }) {
  const { t } = useTranslation('shell');
  if (options?.isPasswordLoginOff) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <MuiLink href={ACCOUNT_PATHS.forgotPassword}>{t('login.forgot')}</MuiLink>
      {options?.isRegistrationOpen && <MuiLink href={ACCOUNT_PATHS.register}>{t('login.register')}</MuiLink>}
    </Stack>
  );
}
