import sharp from 'sharp';
import { oklch } from './colour.mjs';

const LEAD = '#120d22';

const outline = (points) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A pane has its outline as points or as path data, and its colour as [lightness, chroma, hue]. */
const shape = (pane, paint) =>
  pane.path ? `<path d="${pane.path}" ${paint}/>` : `<polygon points="${outline(pane.points)}" ${paint}/>`;

const fill = ({ colour: [lightness, chroma, hue] }) => `fill="${oklch(lightness, chroma, hue)}"`;

/** Light lies unevenly on each pane: three ways, taken in turn. */
const lit = [
  'x1="0" y1="0" x2="1" y2="1"',
  'x1="1" y1="0" x2="0.2" y2="1"',
  'x1="0.4" y1="1" x2="0.6" y2="0"',
]
  .map(
    (direction, index) => `<linearGradient id="lit${index}" ${direction}>
    <stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#0a0524" stop-opacity=".3"/></linearGradient>`,
  )
  .join('');

const grain = (seed) => `
  <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.011 0.045" numOctaves="4" seed="${seed}"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.5 0 0 0 -0.62"/>
  </filter>
  <filter id="shade" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.02 0.012" numOctaves="3" seed="${seed + 7}"/>
    <feColorMatrix values="0 0 0 0 0.03  0 0 0 0 0.01  0 0 0 0 0.1  1.7 0 0 0 -0.75"/>
  </filter>`;

const lined = ({ line, width, colour: [lightness, chroma, hue] }) =>
  `<path d="${line}" fill="none" stroke="${oklch(lightness, chroma, hue)}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Panes cut to the outline of `path`. */
function inlaid({ path, inlay, lead: own }, lead, name) {
  const panes = inlay.map((pane, index) => painted(pane, index, own ?? lead, `${name}-${index}`)).join('');
  return (
    `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${panes}</g>` +
    `<path d="${path}" fill="none" stroke="${LEAD}" stroke-width="${own ?? lead}" stroke-linejoin="round"/>`
  );
}

/**
 * A pane is coloured glass with lead round it; an `inlay` is an outline filled with panes of its own; a `line` is
 * painted on the glass.
 */
function painted(pane, index, lead, name) {
  if (pane.line) return lined(pane);
  if (pane.inlay) return inlaid(pane, lead, name);
  const came = pane.lead ?? lead;
  return (
    shape(pane, fill(pane)) +
    shape(
      pane,
      `fill="url(#lit${index % 3})" stroke="${LEAD}" stroke-opacity=".3" stroke-width="${came * 2.8}"`,
    ) +
    shape(pane, `fill="none" stroke="${LEAD}" stroke-width="${came}" stroke-linejoin="round"`)
  );
}

/**
 * The window as SVG: coloured glass, its uneven thickness, the light behind it, and the lead that holds the panes.
 * `light` is where the light comes from and how far it reaches; panes are painted in their order. `isMirrored` turns the
 * window round.
 */
export function leaded({ width, height, panes, lead, light, seed = 1, isMirrored = false }) {
  const turn = isMirrored ? `translate(${width} 0) scale(-1 1)` : '';
  const glass = panes.map((pane, index) => painted(pane, index, lead, `pane${index}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <defs>${lit}${grain(seed)}
  <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${light.reach}">
    <stop offset="0" stop-color="#fffbe6" stop-opacity=".6"/><stop offset=".35" stop-color="#ffe3a8" stop-opacity=".12"/>
    <stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/>
  </radialGradient></defs>
  <g transform="${turn}">${glass.join('')}</g>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".2"/>
  <rect width="${width}" height="${height}" filter="url(#shade)" opacity=".42"/>
  <rect width="${width}" height="${height}" fill="url(#light)" opacity="${light.strength ?? 1}" transform="${turn}"/>
</svg>`;
}

/** Paints the window at a width in pixels and lets its bright panes glow over the lead. */
export async function shine(svg, width) {
  const window = await sharp(Buffer.from(svg))
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const glow = await sharp(window)
    .blur(Math.max(1, width / 55))
    .linear(0.75, -88)
    .toBuffer();
  return sharp(window).composite([{ input: glow, blend: 'screen' }]);
}
