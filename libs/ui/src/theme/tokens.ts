import type { Accent } from '@vitral/contracts/settings';

/**
 * The colours of Vitral: indigo, teal and amber with calm neutrals. Text colours reach a contrast of 4.5:1 on `background` and
 * `surface` of their scheme. The console's theme is built from them.
 */
const COLORS = {
  light: {
    primary: '#3a2f9e',
    primaryText: '#ffffff',
    primaryHover: '#2c2380',
    secondary: '#0b6b66',
    secondaryHover: '#085450',
    secondaryText: '#ffffff',
    accent: '#d98a00',
    accentText: '#1b1a2b',
    error: '#b3261e',
    warning: '#8f4a00',
    info: '#1c57b8',
    success: '#17693a',
    background: '#f5f4f9',
    surface: '#ffffff',
    text: '#1b1a2b',
    textSecondary: '#56546b',
    divider: '#dedce8',
  },
  dark: {
    primary: '#b9b2ff',
    primaryText: '#1a1450',
    primaryHover: '#cdc8ff',
    secondary: '#6fd9cf',
    secondaryHover: '#93e6de',
    secondaryText: '#00302d',
    accent: '#ffc14d',
    accentText: '#1b1a2b',
    error: '#ffa59d',
    warning: '#ffc078',
    info: '#a6c8ff',
    success: '#86dca4',
    background: '#12111c',
    surface: '#1c1b29',
    text: '#eceaf6',
    textSecondary: '#b6b3ca',
    divider: '#383650',
  },
} as const;

type AccentColors = Record<'primary' | 'primaryText' | 'primaryHover', string>;

/** The primary colours for each accent of the site; the default accent uses the colours of `COLORS`. */
const ACCENT_COLORS: Record<Exclude<Accent, 'amethyst'>, Record<'light' | 'dark', AccentColors>> = {
  sapphire: {
    light: { primary: '#1f49b6', primaryText: '#ffffff', primaryHover: '#16378c' },
    dark: { primary: '#a9c1ff', primaryText: '#0a2260', primaryHover: '#c5d5ff' },
  },
  emerald: {
    light: { primary: '#0b6b54', primaryText: '#ffffff', primaryHover: '#085442' },
    dark: { primary: '#7fdcbf', primaryText: '#00332a', primaryHover: '#a2e8d2' },
  },
  garnet: {
    light: { primary: '#9b1d5e', primaryText: '#ffffff', primaryHover: '#7a1549' },
    dark: { primary: '#ffa3cf', primaryText: '#4d0629', primaryHover: '#ffc2df' },
  },
};

export type ColorToken = keyof (typeof COLORS)['light'];

/** Returns the colours of a scheme in an accent of the site. */
export const colorsIn = (scheme: 'light' | 'dark', accent: Accent): Record<ColorToken, string> => ({
  ...COLORS[scheme],
  ...(accent !== 'amethyst' && ACCENT_COLORS[accent][scheme]),
});

/** The stripes of the stained-glass motif, left to right; decorative, never behind text. */
export const GLASS = ['#3a2f9e', '#6b3fa0', '#0b7a75', '#d98a00', '#b3364f'] as const;

/** The colours of chart series in their order; each reaches a contrast of 3:1 on `surface` of its scheme. */
export const CHART_COLORS = {
  light: ['#4a3fb8', '#0b7a75', '#b86e00', '#b3364f', '#1c6fc4', '#8a4bb5', '#4d7a1e', '#6b6980'],
  dark: ['#a79fff', '#5fd0c6', '#ffc14d', '#ff8fa3', '#86baff', '#d9a3ff', '#a8d66b', '#b6b3ca'],
} as const;

/** Pixels. */
export const MEASURES = {
  radius: 12,
  /** The spacing unit of each density. */
  spaces: { comfortable: 8, compact: 6, dense: 5 },
  /** The height of a row in a list. */
  rows: { comfortable: 48, compact: 40, dense: 32 },
  contentWidth: 1280,
  touchTarget: 44,
  phone: 600,
} as const;

/** The typeface of public pages, with system fonts until it has loaded, and for scripts that it lacks. */
export const FONT = "Figtree, 'Figtree Fallback', 'Figtree Wide Fallback', system-ui, sans-serif";
