import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { createConsoleTheme } from './create-console-theme.ts';
import { NonceContext } from './nonce-context.ts';

export interface UiProviderProps {
  /** The nonce of the page's content security policy (the boot block has it). */
  nonce?: string;
  children: ReactNode;
}

/** Theme, base styles and the style cache; once, at the top of the console. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  const [cache] = useState(() => createCache({ key: 'vitral', nonce, prepend: true }));
  const [theme] = useState(createConsoleTheme);
  return (
    <NonceContext value={nonce}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </NonceContext>
  );
}
