import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, NavigationIcon } from '@vitral/ui';
import { InputAdornment, TextField } from '@vitral/ui/forms';
import { useState } from 'react';
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

/** Password field for react-hook-form, with a button that shows the password. */
export function ProfilePasswordField<Values extends FieldValues>(props: ProfilePasswordFieldProps<Values>) {
  const { control, name, label, hint, minimum = 1, ...input } = props;
  const { t } = useTranslation('mfe-people');
  const [isShown, setIsShown] = useState(false);
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      required: t('form.required'),
      minLength: { value: minimum, message: t('profile.password.short', { count: minimum }) },
    },
  });
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(isShown ? 'profile.password.hide' : 'profile.password.show', { field: label })}
        onClick={() => setIsShown(!isShown)}
      >
        <NavigationIcon name={isShown ? 'visibility_off' : 'visibility'} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...input}
      required
      type={isShown ? 'text' : 'password'}
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
        input: { endAdornment: toggle },
      }}
    />
  );
}
