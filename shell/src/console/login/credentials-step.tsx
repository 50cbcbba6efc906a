import { useTranslation } from '@vitral/i18n';
import type { Control } from 'react-hook-form';
import { RulePasswordField } from '../forms/rule-password-field.tsx';
import { UsernameField } from '../forms/username-field.tsx';
import { passwordProblem } from './login-rules.ts';
import type { LoginValues } from './use-login-steps.ts';

interface CredentialsStepProps {
  control: Control<LoginValues>;
  /** The username is filled in, so the focus goes to the password. */
  isReturning: boolean;
}

export function CredentialsStep({ control, isReturning }: CredentialsStepProps) {
  const { t } = useTranslation('shell');
  const validate = (value: string) => {
    const key = passwordProblem(value);
    return key && t(key);
  };
  return (
    <>
      <UsernameField control={control} name="username" autoFocus={!isReturning} />
      <RulePasswordField
        control={control}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus={isReturning}
        validate={validate}
      />
    </>
  );
}
