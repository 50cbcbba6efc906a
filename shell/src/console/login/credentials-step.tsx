import { useTranslation } from '@vitral/i18n';
import type { Control } from 'react-hook-form';
import { PasswordField } from '../forms/password-field.tsx';
import { UsernameField } from '../forms/username-field.tsx';
import { passwordProblem } from './login-rules.ts';
import type { LoginValues } from './use-login-steps.ts';

interface CredentialsStepProps {
  control: Control<LoginValues>;
  /** The username is known: the password is what is asked for. */
  isReturning: boolean;
}

export function CredentialsStep({ control, isReturning }: CredentialsStepProps) {
  const { t } = useTranslation('shell');
  const problemOf = (value: string) => {
    const key = passwordProblem(value);
    return key && t(key);
  };
  return (
    <>
      <UsernameField control={control} name="username" autoFocus={!isReturning} />
      <PasswordField
        control={control}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus={isReturning}
        problemOf={problemOf}
      />
    </>
  );
}
