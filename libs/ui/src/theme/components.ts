import type { Theme, ThemeOptions } from '@mui/material/styles';
import { MEASURES } from './tokens.ts';

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
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: outlined } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: MEASURES.radius + 4, '&.MuiDialog-paperFullScreen': { borderRadius: 0 } },
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
