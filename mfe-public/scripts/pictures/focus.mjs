import { lattice, SKIES, sunburst } from '../glass/backdrops.mjs';
import { between, lighten } from '../glass/colour.mjs';
import { leaded } from '../glass/glass.mjs';
import { bird } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle, points, polygon, rectangle } from '../glass/shapes.mjs';
import { gear, openBook } from '../glass/things.mjs';
import { expansion } from './focus-globe.mjs';
import { community, team } from './focus-people.mjs';

const SIZE = { width: 800, height: 600 };

/** Rays that rise from an open book. */
function education() {
  const random = randomFrom(101);
  const stops = [
    [0, 0.98, 0.06, 100],
    [0.2, 0.9, 0.13, 92],
    [0.4, 0.66, 0.12, 235],
    [0.7, 0.48, 0.17, 262],
    [1, 0.36, 0.16, 272],
  ];
  const panes = [
    ...sunburst({ x: 400, y: 350, core: 52, reach: 560, stops, random, rays: 9, first: 9 }),
    ...openBook({ x: 400, y: 430, size: 262, random }),
    bird(210, 150, 46),
    bird(585, 110, 40),
    bird(660, 230, 30),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 400, y: 340, reach: 420 }, seed: 101 });
}

/** A pair of compasses, a square and a pencil at work. */
function tools() {
  const random = randomFrom(105);
  const steel = [0.8, 0.03, 250];
  const panes = [
    ...sunburst({ x: 330, y: 470, core: 80, growth: 1.06, reach: 720, stops: SKIES.gold, random, rays: 5 }),
    {
      path: polygon(points('520,60 585,60 585,470 760,470 760,535 520,535')),
      colour: [0.52, 0.14, 250],
    },
    ...[150, 230, 310, 390].map((y) => ({ line: `M585 ${y}h-28`, width: 5, colour: [0.95, 0.03, 95] })),
    ...[640, 690, 740].map((x) => ({ line: `M${x} 470v26`, width: 5, colour: [0.95, 0.03, 95] })),
    {
      path: polygon(points('318,130 352,150 215,500 190,540 186,490')),
      colour: steel,
    },
    {
      path: polygon(points('308,150 342,130 474,490 470,540 445,500')),
      colour: lighten(steel, -0.12),
    },
    { path: rectangle(316, 52, 28, 62), colour: [0.62, 0.2, 25] },
    { path: circle(330, 142, 40), colour: [0.86, 0.14, 88] },
    { path: circle(330, 142, 15), colour: [0.5, 0.12, 45] },
    {
      path: polygon(points('60,90 110,62 196,262 146,290')),
      colour: [0.6, 0.2, 25],
    },
    {
      path: polygon(points('146,290 196,262 198,330')),
      colour: [0.9, 0.06, 80],
    },
    {
      path: polygon(points('50,64 100,38 110,62 60,90')),
      colour: [0.65, 0.15, 355],
    },
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 330, y: 430, reach: 460 }, seed: 105 });
}

/** Wheels that turn each other, on a lattice. */
function system() {
  const random = randomFrom(106);
  const tint = (x, y) => between(SKIES.iris, 0.3 + Math.hypot(x - 400, y - 280) / 720);
  const panes = [
    ...lattice({ ...SIZE, size: 100, random, tint }),
    ...gear({ x: 290, y: 330, radius: 180, teeth: 14, colour: [0.74, 0.16, 78], random }),
    ...gear({ x: 540, y: 200, radius: 132, teeth: 10, colour: [0.62, 0.13, 190], random, turn: 0.18 }),
    ...gear({ x: 575, y: 445, radius: 128, teeth: 10, colour: [0.58, 0.2, 355], random, turn: 0.1 }),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 290, y: 330, reach: 440 }, seed: 106 });
}

/** The focus areas' pictures by name. */
export const FOCUS = { education, community, team, expansion, tools, system };
