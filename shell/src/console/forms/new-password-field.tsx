import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { FieldValues } from 'react-hook-form';
import { RulePasswordField } from './rule-password-field.tsx';
import type { RuleFieldProps } from './rule-field.tsx';

type NewPasswordFieldProps<Values extends FieldValues> = Pick<
  RuleFieldProps<Values>,
  'control' | 'name' | 'autoFocus'
> & {
  label: string;
  /** Minimum of the password policy; undefined until it is loaded: the server then decides alone. */
  minLength: number | undefined;
};

/** Field for a new password; the server judges how easily it is guessed. */
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
