import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type { LoginInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, InputAdornment, TextField } from '@vitral/ui';
import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';

interface PasswordFieldProps {
  field: ControllerRenderProps<LoginInput, 'password'>;
  /** The key of the message below the field. */
  problem: string | undefined;
}

export function PasswordField({ field, problem }: PasswordFieldProps) {
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
  return (
    <TextField
      {...field}
      inputRef={field.ref}
      type={isShown ? 'text' : 'password'}
      label={t('login.password')}
      autoComplete="current-password"
      required
      error={Boolean(problem)}
      helperText={problem ? t(problem) : ' '}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
