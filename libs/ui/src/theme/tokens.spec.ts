import { ACCENTS } from '@vitral/contracts/settings';
import { CHART_COLORS, colorsIn } from './tokens.ts';

/** The relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = ['light', 'dark'] as const;

describe.each(SCHEMES.flatMap((scheme) => ACCENTS.map((accent) => [scheme, accent] as const)))(
  'in the %s scheme with %s',
  (scheme, accent) => {
    const colors = colorsIn(scheme, accent);

    it.each([
      'text',
      'textSecondary',
      'primary',
      'secondary',
      'error',
      'warning',
      'info',
      'success',
    ] as const)('%s has a contrast of 4.5:1 on background and surface', (name) => {
      expect(contrast(colors[name], colors.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors[name], colors.surface)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(['primary', 'secondary', 'accent'] as const)(
      'the text colour has a contrast of 4.5:1 on %s',
      (name) => {
        expect(contrast(colors[name], colors[`${name}Text`])).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(['primary', 'secondary'] as const)(
      'the text colour has a contrast of 4.5:1 on hovered %s',
      (name) => {
        expect(contrast(colors[`${name}Hover`], colors[`${name}Text`])).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(CHART_COLORS[scheme])('bars of %s have a contrast of 3:1 on the surface', (color) => {
      expect(contrast(color, colors.surface)).toBeGreaterThanOrEqual(3);
    });
  },
);
