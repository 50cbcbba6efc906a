import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import type { RuleFieldProps } from './rule-field.tsx';

type NewPasswordFieldProps<Values extends FieldValues> = Pick<
  RuleFieldProps<Values>,
  'control' | 'name' | 'autoFocus'
> & {
  label: string;
  /** What the site's policy asks for; undefined while it is not known, and the server alone decides. */
  minLength: number | undefined;
};

/** A password that is being chosen; how easily it is guessed is for the server to say. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { minLength, ...passed } = props;
  const { t } = useTranslation('shell');
  const problemOf = (value: string) => {
    if (value === '') return t('login.passwordRequired');
    if (minLength !== undefined && value.length < minLength) return t('password.short', { minLength });
    return value.length > LIMITS.password ? t('login.passwordLong') : null;
  };
  const hint = minLength === undefined ? undefined : t('password.hint', { minLength });
  return <PasswordField {...passed} autoComplete="new-password" problemOf={problemOf} hint={hint} />;
}
