import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { Button, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { RuleField, RulePasswordField, UsernameField } from '../forms/rule-fields.tsx';
import { passwordProblem } from '../forms/login-rules.ts';
import type { LoginValues } from './use-login-steps.ts';

interface CredentialsStepProps {
  control: Control<LoginValues>;
  /** The username is already filled in, so the password takes the focus. */
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

/** Step for the second factor: six digits from the authenticator, or a recovery code. */
export function SecondFactorStep({ control, onBack }: { control: Control<LoginValues>; onBack: () => void }) {
  const { t } = useTranslation('shell');
  const [isRecovering, setRecovering] = useState(false);
  return (
    <>
      <Typography>{t('login.codeText')}</Typography>
      <RuleField
        key={String(isRecovering)}
        control={control}
        name="code"
        label={t(isRecovering ? 'login.recoveryCode' : 'login.code')}
        hint={t(isRecovering ? 'login.recoveryCodeHint' : 'login.codeHint')}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        autoFocus
        validate={(value) => (value.trim() === '' ? t('login.codeRequired') : null)}
        htmlInput={{
          // Only affects the on-screen keyboard; a recovery code can still be typed or pasted.
          inputMode: isRecovering ? 'text' : 'numeric',
          maxLength: LIMITS.code,
          autoCapitalize: 'none',
          spellCheck: false,
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button size="small" onClick={onBack}>
          {t('common:actions.back')}
        </Button>
        <Button size="small" onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'login.useCode' : 'login.useRecoveryCode')}
        </Button>
      </Stack>
    </>
  );
}
