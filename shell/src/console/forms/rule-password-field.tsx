import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslation } from '@vitral/i18n';
import { IconButton } from '@vitral/ui';
import { InputAdornment } from '@vitral/ui/forms';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RuleField, type RuleFieldProps } from './rule-field.tsx';

type RulePasswordFieldProps<Values extends FieldValues> = Omit<
  RuleFieldProps<Values>,
  'type' | 'endAdornment' | 'sanitize'
>;

/** Password field with a button that shows the password. */
export function RulePasswordField<Values extends FieldValues>(props: RulePasswordFieldProps<Values>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={() => setShown(!isShown)}
        aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
      >
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return <RuleField {...props} type={isShown ? 'text' : 'password'} endAdornment={toggle} />;
}
