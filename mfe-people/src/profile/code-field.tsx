import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { TextField } from '@vitral/sdk/ui/forms';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

const SIX_DIGITS = /^\s*\d{3}\s*\d{3}\s*$/;

interface CodeFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  autoFocus?: boolean;
  /** Recovery codes are accepted, too. */
  takesRecoveryCode?: boolean;
}

/** Field for a code of the authenticator app. */
export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  const { control, name, autoFocus = false, takesRecoveryCode = false } = props;
  const { t } = useTranslation('mfe-people');
  const validate = (code: string) => {
    if (takesRecoveryCode) return code.trim() !== '' || t('form.required');
    return SIX_DIGITS.test(code) || t('profile.secondFactor.code.digits');
  };
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  const { ref, ...input } = field;
  const hint = t(
    takesRecoveryCode ? 'profile.secondFactor.code.orRecovery' : 'profile.secondFactor.code.hint',
  );
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={t('profile.secondFactor.code')}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      required
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: {
          inputMode: takesRecoveryCode ? 'text' : 'numeric',
          maxLength: LIMITS.code,
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
