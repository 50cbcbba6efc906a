import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';

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
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return { type: isShown ? 'text' : 'password', endAdornment };
}
