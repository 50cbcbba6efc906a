import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Density, Theme } from '@vitral/contracts';
import { useMemo, useState, type ReactNode } from 'react';
import { createConsoleTheme } from './create-console-theme.ts';
import { DensityContext } from './density-context.ts';
import { NonceContext } from './nonce-context.ts';
import { ThemeMode } from './theme-mode.tsx';

export interface UiProviderProps {
  /** The nonce of the page's content security policy (the boot block has it). */
  nonce?: string;
  /** `system` follows what the browser says, also while it changes. */
  theme?: Theme;
  density?: Density;
  children: ReactNode;
}

/** Theme, base styles and the style cache; once, at the top of the console. */
export function UiProvider({ nonce, theme = 'system', density = 'comfortable', children }: UiProviderProps) {
  const [cache] = useState(() => createCache({ key: 'vitral', nonce, prepend: true }));
  const look = useMemo(() => createConsoleTheme(density), [density]);
  return (
    <NonceContext value={nonce}>
      <DensityContext value={density}>
        <CacheProvider value={cache}>
          {/* The account keeps the choice, not this browser. */}
          <ThemeProvider theme={look} defaultMode={theme} storageManager={null} noSsr>
            <ThemeMode theme={theme} />
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </CacheProvider>
      </DensityContext>
    </NonceContext>
  );
}
