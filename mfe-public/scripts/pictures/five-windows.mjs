import { hills, mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { leaded } from '../glass/glass.mjs';
import { bird } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { arch } from '../glass/shapes.mjs';

const WIDTH = 1200;
const SUN = { x: 600, y: 330 };

const LAND = [
  { base: 420, swell: 26, phase: 0.4, length: 230, colour: [0.42, 0.15, 296] },
  { base: 470, swell: 30, phase: 2.6, length: 260, colour: [0.52, 0.12, 215] },
  { base: 535, swell: 26, phase: 5.1, length: 240, colour: [0.46, 0.11, 168] },
].map((band, index) => ({ ...band, rows: [0, 48, 250], step: 104, lean: index % 2 ? -0.4 : 0.4 }));

/** Places of the lights in a wall 630 high: how far from the middle, how wide, how high. */
const LIGHTS = [
  [-470, 190, 400],
  [-245, 210, 480],
  [0, 230, 560],
  [245, 210, 480],
  [470, 190, 400],
];

/** One sunrise seen through five windows that stand in a wall of 1200 by `height`. */
export function fiveWindows(height) {
  const random = randomFrom(630);
  const tint = ({ colour }, row) => lighten(vary(random, colour), row * -0.03);
  const view = [
    ...sunburst({ ...SUN, core: 54, growth: 1.16, reach: 700, stops: SKIES.dawn, random, rays: 9 }),
    ...hills({ bands: LAND, width: WIDTH, random, tint }),
    bird(355, 210, 34),
    bird(820, 190, 40),
  ];
  const stone = () => [0.25, 0.06, 285];
  const wall = mosaic({ x: 0, y: 0, width: WIDTH, height, count: 90, random, tint: stone });
  const windows = LIGHTS.map(([from, width, tall]) => ({
    path: arch(WIDTH / 2 + from, height - 32, width, height - 630 + tall),
    inlay: view.map((pane) => ({ ...pane, lead: 4 })),
    lead: 11,
  }));
  const light = { ...SUN, reach: 420 };
  return leaded({ width: WIDTH, height, panes: [...wall, ...windows], lead: 4, light, seed: 630 });
}

/** What is shown where the site is linked. */
export const openGraph = () => fiveWindows(630);

/** Stands in for the promotional film. */
export const promoPoster = () => fiveWindows(675);
