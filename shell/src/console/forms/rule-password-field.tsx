import { useTranslation } from '@vitral/i18n';
import { usePasswordToggle } from '@vitral/ui/forms';
import type { FieldValues } from 'react-hook-form';
import { RuleField, type RuleFieldProps } from './rule-field.tsx';

type RulePasswordFieldProps<Values extends FieldValues> = Omit<
  RuleFieldProps<Values>,
  'type' | 'endAdornment' | 'sanitize'
>;

/** Password field with a button that shows the password. */
export function RulePasswordField<Values extends FieldValues>(props: RulePasswordFieldProps<Values>) {
  const { t } = useTranslation('shell');
  return <RuleField {...props} {...usePasswordToggle(t('login.showPassword'), t('login.hidePassword'))} />;
}
