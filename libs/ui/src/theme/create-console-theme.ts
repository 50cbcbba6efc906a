import { createTheme, type Theme } from '@mui/material/styles';
import { COLORS, FONTS, MEASURES, type ColorToken } from './tokens.ts';
import { COMPONENTS } from './components.ts';

/** The console's theme, light and dark as CSS variables that follow the system's setting. */
export function createConsoleTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette(COLORS.light) }, dark: { palette: palette(COLORS.dark) } },
    shape: { borderRadius: MEASURES.radius },
    spacing: MEASURES.space,
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: FONTS.body,
      h1: { fontFamily: FONTS.heading, fontSize: '1.875rem', fontWeight: 700, lineHeight: 1.2 },
      h2: { fontFamily: FONTS.heading, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: COMPONENTS,
  });
}

function palette(colors: Record<ColorToken, string>) {
  return {
    primary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.primaryText },
    secondary: { main: colors.secondary, dark: colors.secondaryHover, contrastText: colors.secondaryText },
    error: { main: colors.error },
    warning: { main: colors.warning },
    info: { main: colors.info },
    success: { main: colors.success },
    background: { default: colors.background, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.textSecondary },
    divider: colors.divider,
  };
}
