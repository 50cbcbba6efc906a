import type { ThemeOptions } from '@mui/material/styles';
// This import adds the data grid to the components of a theme.
import type {} from '@mui/x-data-grid/themeAugmentation';

/** Selects single-line fields, not those that grow with their lines or chips. */
const ONE_LINE = '&:not(.MuiInputBase-multiline, .MuiAutocomplete-inputRoot)';
const padding = (block: number) => ({ paddingTop: block, paddingBottom: block });
const margin = (block: number) => ({ marginTop: block, marginBottom: block });

/** Overrides of the compact density beside its smaller spacing unit; targets stay above the 24 px of WCAG 2.2. */
export const COMPACT_COMPONENTS: ThemeOptions['components'] = {
  MuiButton: { styleOverrides: { root: { minHeight: 32, ...padding(4) } } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32, padding: 4 } } },
  MuiToggleButton: { styleOverrides: { root: padding(3) } },
  MuiCheckbox: { styleOverrides: { root: { padding: 5 } } },
  MuiRadio: { styleOverrides: { root: { padding: 5 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { [`${ONE_LINE} > .MuiOutlinedInput-input`]: padding(4.5) },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
          transform: 'translate(14px, 5px) scale(1)',
        },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 38 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 38, ...padding(6) } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 28, ...padding(3) } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: 30, ...padding(1) } } },
  MuiListItemText: { styleOverrides: { root: margin(2) } },
  MuiTableCell: { styleOverrides: { root: { padding: '5px 12px' } } },
  MuiCardContent: { styleOverrides: { root: { padding: 12, '&:last-child': { paddingBottom: 12 } } } },
  MuiAlert: { styleOverrides: { root: padding(2) } },
  MuiDialogTitle: { styleOverrides: { root: padding(10) } },
  MuiDialogContent: { styleOverrides: { root: { '&.MuiDialogContent-dividers': padding(12) } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 12px' } } },
  MuiDataGrid: { defaultProps: { columnHeaderHeight: 40 } },
};
