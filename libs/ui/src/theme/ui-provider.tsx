import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Density, Theme } from '@vitral/contracts/accounts';
import type { Accent } from '@vitral/contracts/settings';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createConsoleTheme } from './create-console-theme.ts';
import { DensityContext, NonceContext } from './contexts.ts';

export interface UiProviderProps {
  /** The nonce of the page's content security policy, from the boot block. */
  nonce?: string;
  /** `system` follows the preference of the browser, also when it changes. */
  theme?: Theme;
  density?: Density;
  accent?: Accent;
  children: ReactNode;
}

/** Provides theme, base styles and style cache. The console renders it once, at its top. */
export function UiProvider(props: UiProviderProps) {
  const { nonce, theme = 'system', density = 'comfortable', accent, children } = props;
  const [cache] = useState(() => createCache({ key: 'vitral', nonce, prepend: true }));
  const muiTheme = useMemo(() => createConsoleTheme(density, accent), [density, accent]);
  return (
    <NonceContext value={nonce}>
      <DensityContext value={density}>
        <CacheProvider value={cache}>
          {/* The account stores the choice, not this browser. */}
          <ThemeProvider theme={muiTheme} defaultMode={theme} storageManager={null} noSsr>
            <ThemeMode theme={theme} />
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </CacheProvider>
      </DensityContext>
    </NonceContext>
  );
}

/** Passes a changed theme on to MUI, which reads `defaultMode` only once. */
function ThemeMode({ theme }: { theme: Theme }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(theme), [theme, setMode]);
  return null;
}
