import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { TextField, usePasswordToggle } from '@vitral/sdk/ui/forms';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { authOptionsQuery } from './profile.queries.ts';

interface ProfilePasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  hint?: string;
  /** Minimum length in characters. */
  minimum?: number;
}

/** A field for a password. That for the current one is left out for an account that logs in without one: it needs a recent login instead. */
export function ProfilePasswordField<Values extends FieldValues>(props: ProfilePasswordFieldProps<Values>) {
  const { hasPassword, isBreakGlass } = useCurrentUser();
  const { data: options } = useQuery(authOptionsQuery);
  const usesPassword = hasPassword && (isBreakGlass || !options?.isPasswordLoginOff);
  const isNeeded = usesPassword || props.autoComplete === 'new-password';
  return isNeeded && <PasswordInput {...props} />;
}

function PasswordInput<Values extends FieldValues>(props: ProfilePasswordFieldProps<Values>) {
  const { control, name, label, hint, minimum = 1, ...input } = props;
  const { t } = useTranslation('mfe-people');
  const { type, endAdornment } = usePasswordToggle(
    t('profile.password.show', { field: label }),
    t('profile.password.hide', { field: label }),
  );
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      required: t('form.required'),
      minLength: { value: minimum, message: t('profile.password.short', { count: minimum }) },
    },
  });
  return (
    <TextField
      {...input}
      required
      type={type}
      label={label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: { maxLength: LIMITS.password, spellCheck: false, autoCapitalize: 'none' },
        input: { endAdornment },
      }}
    />
  );
}
