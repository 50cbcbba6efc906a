import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Density } from '@vitral/contracts/accounts';
import type { Accent } from '@vitral/contracts/settings';
import { COMPACT_COMPONENTS } from './compact-components.ts';
import { colorsIn, FONT, MEASURES, type ColorToken } from './tokens.ts';

/** The attribute of the root element, `light` or `dark`. The server renders it, too, so that the first paint is right. */
const THEME_ATTRIBUTE = 'data-theme';

/** Creates the console's theme: light and dark in the accent of the site as CSS variables, and the spacing of the density. */
export function createConsoleTheme(density: Density, accent: Accent = 'amethyst'): Theme {
  const options = {
    cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE },
    colorSchemes: { light: schemeOf('light', accent), dark: schemeOf('dark', accent) },
    shape: { borderRadius: MEASURES.radius },
    spacing: MEASURES.spaces[density],
    focusVisible: true,
    motion: { reducedMotion: 'system' as const },
    typography: {
      fontFamily: FONT,
      h1: { fontSize: '1.875rem', fontWeight: 700, lineHeight: 1.2 },
      h2: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
      button: { textTransform: 'none' as const, fontWeight: 600 },
    },
    components: COMPONENTS,
  };
  return density === 'comfortable'
    ? createTheme(options)
    : createTheme(options, { components: COMPACT_COMPONENTS });
}

const schemeOf = (scheme: 'light' | 'dark', accent: Accent) => ({
  palette: palette(colorsIn(scheme, accent)),
});

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

const outlined = ({ theme }: { theme: Theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
});

/** The look of MUI's components throughout the console. */
export const COMPONENTS: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { focusRipple: false } },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: { root: { borderRadius: 10, minHeight: 40 } },
  },
  MuiIconButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: { root: { minWidth: 40, minHeight: 40 } },
  },
  MuiToggleButton: {
    // MUI's own colour of unselected buttons has too little contrast on the background of pages.
    styleOverrides: { root: { color: 'var(--mui-palette-text-secondary)' } },
  },
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: outlined } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiDialog: {
    styleOverrides: {
      // A centred dialog would move when its content grows, and a click in that moment would miss its button.
      scrollPaper: { alignItems: 'flex-start' },
      paper: {
        borderRadius: MEASURES.radius + 4,
        '&.MuiDialog-paperScrollPaper': { marginTop: '10vh', maxHeight: 'calc(90% - 32px)' },
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, marginTop: 0, maxHeight: 'none' },
      },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiFormHelperText: {
    styleOverrides: {
      // The reason why a field is disabled must stay readable.
      root: ({ theme }) => ({ '&.Mui-disabled': { color: (theme.vars ?? theme).palette.text.secondary } }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 300 } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
