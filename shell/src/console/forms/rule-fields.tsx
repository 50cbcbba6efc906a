import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { TextField, type TextFieldProps, usePasswordToggle } from '@vitral/ui/forms';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { sanitizeUsername, usernameProblem } from './login-rules.ts';

interface RuleFieldProps<Values extends FieldValues> extends Pick<
  TextFieldProps,
  'autoComplete' | 'autoFocus' | 'type'
> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  /** Returns the problem of a value; called on each render, so that the text follows the language. */
  validate: (value: string) => string | null;
  /** Removes characters that the field does not accept. */
  sanitize?: (typed: string) => string;
  hint?: string;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  endAdornment?: ReactNode;
}

const NO_MESSAGE = ' ';

/** Required field with a validation rule; its message line is always present, so that nothing moves. */
export function RuleField<Values extends FieldValues>(props: RuleFieldProps<Values>) {
  const { control, name, validate, sanitize, hint = NO_MESSAGE, htmlInput, endAdornment, ...passed } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: { rule: (value: string) => validate(value) ?? true } },
  });
  const { error } = fieldState;
  const problem = error?.type === 'rule' ? validate(field.value) : error?.message;
  return (
    <TextField
      {...passed}
      name={name}
      value={field.value}
      // Tabbing past an empty field is not an error yet.
      onBlur={() => field.value !== '' && field.onBlur()}
      onChange={({ target }) => field.onChange(sanitize ? sanitize(target.value) : target.value)}
      inputRef={field.ref}
      required
      error={Boolean(error)}
      helperText={problem ?? hint}
      slotProps={{ htmlInput, input: { endAdornment } }}
    />
  );
}

/** Password field with a button that shows the password. */
export function RulePasswordField<Values extends FieldValues>(props: RuleFieldProps<Values>) {
  const { t } = useTranslation('shell');
  const toggle = usePasswordToggle(t('login.showPassword'), t('login.hidePassword'));
  return <RuleField {...props} {...toggle} />;
}

interface NewPasswordFieldProps<Values extends FieldValues> extends Pick<
  RuleFieldProps<Values>,
  'control' | 'name' | 'label' | 'autoFocus'
> {
  /** Minimum of the password policy; undefined until it is loaded, while only the server checks the length. */
  minLength: number | undefined;
}

/** Field for a new password; the server checks how easy it is to guess. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { minLength, ...passed } = props;
  const { t } = useTranslation('shell');
  const validate = (value: string) => {
    if (value === '') return t('login.passwordRequired');
    if (minLength !== undefined && value.length < minLength) return t('password.short', { minLength });
    return value.length > LIMITS.password ? t('login.passwordLong') : null;
  };
  const hint = minLength === undefined ? undefined : t('password.hint', { minLength });
  return <RulePasswordField {...passed} autoComplete="new-password" validate={validate} hint={hint} />;
}

/** Username field with the rules of docs/product/accounts.md. */
export function UsernameField<Values extends FieldValues>(
  props: Pick<RuleFieldProps<Values>, 'control' | 'name' | 'autoFocus' | 'hint' | 'autoComplete'>,
) {
  const { t } = useTranslation('shell');
  const validate = (value: string) => {
    const key = usernameProblem(value);
    return key && t(key);
  };
  return (
    <RuleField
      autoComplete="username"
      {...props}
      label={t('login.username')}
      validate={validate}
      sanitize={sanitizeUsername}
      htmlInput={{ maxLength: LIMITS.username, autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
