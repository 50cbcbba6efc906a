import { LIMITS } from '@vitral/contracts/limits';
import { passkeySupport, type SecondFactorWays } from '@vitral/contracts/passkeys';
import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Icon, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { RuleField, RulePasswordField, UsernameField } from '../forms/rule-fields.tsx';
import { passwordProblem } from '../forms/login-rules.ts';
import type { LoginValues } from './use-login-steps.ts';
import type { PasskeyState } from './use-passkey-dialog.ts';

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
      <UsernameField
        control={control}
        name="username"
        autoFocus={!isReturning}
        // The last word lets the browser suggest passkeys here.
        autoComplete="username webauthn"
      />
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

interface SecondFactorStepProps {
  control: Control<LoginValues>;
  ways: SecondFactorWays;
  onBack: () => void;
}

/** Step for the second factor: six digits from the authenticator, a recovery code, or a passkey, whose button follows. */
export function SecondFactorStep({ control, ways, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('shell');
  const support = passkeySupport(globalThis);
  return (
    <>
      <Typography>{t('login.codeText')}</Typography>
      {ways.hasCode ? (
        <CodeFields control={control} onBack={onBack} />
      ) : (
        <>
          {support === 'supported' ? (
            <Typography color="textSecondary">{t('login.passkeyText')}</Typography>
          ) : (
            <Alert severity="warning">{t(`login.passkey.${support}`)}</Alert>
          )}
          <Button size="small" onClick={onBack} sx={{ alignSelf: 'flex-start' }}>
            {t('common:actions.back')}
          </Button>
        </>
      )}
    </>
  );
}

function CodeFields({ control, onBack }: Pick<SecondFactorStepProps, 'control' | 'onBack'>) {
  const { t } = useTranslation('shell');
  const [isRecovering, setRecovering] = useState(false);
  return (
    <>
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

interface PasskeyButtonProps {
  state: PasskeyState;
  label: string;
  /** There is no other way to continue. */
  isOnly?: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Asks for a passkey. A person who cancels the browser's dialog is told so without alarm. */
export function PasskeyButton({ state, label, isOnly = false, disabled, onClick }: PasskeyButtonProps) {
  const { t } = useTranslation('shell');
  if (passkeySupport(globalThis) !== 'supported') return null;
  return (
    <>
      {state === 'cancelled' && (
        <Alert severity="info" role="status">
          {t('login.passkey.cancelled')}
        </Alert>
      )}
      {state === 'failed' && <Alert severity="error">{t('login.passkey.failed')}</Alert>}
      <Button
        variant={isOnly ? 'contained' : 'outlined'}
        size="large"
        startIcon={<Icon name="key" />}
        disabled={disabled || state === 'asking'}
        onClick={onClick}
      >
        {state === 'asking' ? t('login.passkey.asking') : label}
      </Button>
    </>
  );
}
