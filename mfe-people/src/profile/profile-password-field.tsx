import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { TextField, usePasswordToggle } from '@vitral/sdk/ui/forms';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

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

export function ProfilePasswordField<Values extends FieldValues>(props: ProfilePasswordFieldProps<Values>) {
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
