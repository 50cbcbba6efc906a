import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Icon } from '../layout/icon.tsx';

/** Returns the type of a password field and the button at its end that shows or hides the password. */
export function usePasswordToggle(showLabel: string, hideLabel: string) {
  const [isShown, setIsShown] = useState(false);
  const endAdornment = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'visibility_off' : 'visibility'} />
      </IconButton>
    </InputAdornment>
  );
  return { type: isShown ? 'text' : 'password', endAdornment };
}
