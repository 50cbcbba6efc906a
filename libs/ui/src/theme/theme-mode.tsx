import { useColorScheme } from '@mui/material/styles';
import type { Theme } from '@vitral/contracts';
import { useLayoutEffect } from 'react';

/** Tells MUI which theme is wanted now; it knows by itself only the first one. */
export function ThemeMode({ theme }: { theme: Theme }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(theme), [theme, setMode]);
  return null;
}
