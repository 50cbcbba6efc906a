import type { DemoAccount } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Button } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useBoot } from '../boot-context.ts';
import { CodeStep } from './code-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { loginFailureText } from './login-failure.ts';
import { LoginLinks } from './login-links.tsx';
import { useLoginSteps } from './use-login-steps.ts';

interface LoginFormProps {
  /** Called 100 ms after the response. */
  onLoggedIn?: () => void;
  /** Username of the ended session; the form then shows nothing but the login. */
  returning?: string;
}

export function LoginForm({ onLoggedIn = () => {}, returning }: LoginFormProps) {
  const { t } = useTranslation('shell');
  const { isDemo } = useBoot();
  const { form, isAtCode, submit, goBack, failure, isPending } = useLoginSteps(returning ?? '', onLoggedIn);
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
      {isAtCode ? (
        <CodeStep control={form.control} onBack={goBack} />
      ) : (
        <CredentialsStep control={form.control} isReturning={isReturning} />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? t('login.submitting') : t('login.submit')}
      </Button>
      {!isReturning && !isAtCode && <LoginLinks />}
      {isDemo && !isReturning && !isAtCode && <DemoAccounts onChoose={choose} />}
    </Form>
  );
}
