import { hills, mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { house } from '../glass/buildings.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';
import { leaded } from '../glass/glass.mjs';
import { leaf } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { limb, points } from '../glass/shapes.mjs';

const SIZE = { width: 800, height: 600 };

const TOWERS = [
  { height: 210, colour: [0.6, 0.15, 30] },
  { height: 280, colour: [0.72, 0.15, 62] },
  { height: 350, colour: [0.6, 0.17, 10] },
  { height: 430, colour: [0.5, 0.16, 325] },
  { height: 510, colour: [0.56, 0.13, 195] },
];

const SHAKING = {
  arms: { left: POSES.standing.arms.left, right: [0.1, -0.77, 0.18, -0.6, 0.345, -0.63] },
  legs: POSES.standing.legs,
};

/** Two who shake hands before towers that rise step by step. */
function business() {
  const random = randomFrom(411);
  const sun = { x: 250, y: 190 };
  const towers = TOWERS.flatMap(({ height, colour }, index) =>
    house({
      x: 22 + index * 154,
      y: 600,
      width: 128,
      roof: 'flat',
      columns: 2,
      rows: Math.round(height / 74),
      height,
      colour,
      random,
    }),
  );
  const people = [false, true].map((isMirrored) => ({
    x: 400 + (isMirrored ? 1 : -1) * 0.345 * 500,
    y: 820,
    height: 500,
    pose: SHAKING,
    style: isMirrored ? 'short' : 'long',
    isMirrored,
    isHalf: true,
  }));
  const garments = [
    [0.8, 0.15, 88],
    [0.44, 0.16, 285],
  ];
  const panes = [
    ...sunburst({ ...sun, core: 60, reach: 700, stops: SKIES.day, random, rays: 9 }),
    ...towers,
    ...group(random, { people, garments, lead: 5 }),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { ...sun, reach: 420 }, seed: 411 });
}

/** The leaves of a seedling: how high on its stem, how long, and where they point, in degrees. */
const LEAVES = [
  [440, 185, 203, [0.6, 0.15, 150]],
  [404, 200, -26, [0.68, 0.17, 140]],
  [340, 165, 214, [0.74, 0.17, 130]],
  [302, 150, -38, [0.8, 0.17, 120]],
];

const PETALS = [-64, 64, -36, 36, 0];

const radians = (degrees) => (degrees / 180) * Math.PI;

/** A seedling that has come to flower in the light. */
function development() {
  const random = randomFrom(402);
  const stem = { path: limb(points('404,520 386,350 400,215'), 28, 14), colour: [0.56, 0.15, 148] };
  const soil = { base: 492, swell: 16, phase: 1, length: 170, rows: [0, 46, 150], step: 96, lean: 0.3 };
  const earth = (_, row) => lighten(vary(random, [0.46, 0.1, 50]), row * -0.05);
  const leaves = LEAVES.flatMap(([y, length, degrees, colour]) =>
    leaf({ x: 396, y, length, angle: radians(degrees), colour }),
  );
  const petals = PETALS.flatMap((turn) =>
    leaf({
      x: 400,
      y: 226,
      length: 165 - Math.abs(turn) * 0.35,
      angle: radians(turn - 90),
      colour: [0.72 + (64 - Math.abs(turn)) / 480, 0.17, 40 + (64 - Math.abs(turn)) * 0.65],
      breadth: 0.27,
    }),
  );
  const panes = [
    ...sunburst({ x: 400, y: 160, core: 78, reach: 560, stops: SKIES.iris, random, rays: 10 }),
    stem,
    ...leaves,
    ...petals,
    ...hills({ bands: [soil], width: SIZE.width, random, tint: earth }),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 400, y: 150, reach: 400, strength: 0.8 }, seed: 402 });
}

const HEART =
  'M400 478C272 392 204 316 212 240C221 164 315 138 370 193C385 208 394 222 400 236C406 222 415 208 430 193C485 138 579 164 588 240C596 316 528 392 400 478Z';

const TWIG = [0.42, 0.09, 60];
const WREATH = { x: 400, y: 292, radius: 262 };

const onWreath = (degrees) => [
  WREATH.x + WREATH.radius * Math.cos(radians(degrees)),
  WREATH.y + WREATH.radius * Math.sin(radians(degrees)),
];

/** Half a wreath on the right (1) or the left (-1): its leaves lie outside and inside in turn. */
function wreath(side) {
  const turned = (degrees) => (side > 0 ? degrees : 180 - degrees);
  const leaves = [86, 70, 54, 38, 22, 6, -10, -26].flatMap((degrees, index) => {
    const [x, y] = onWreath(turned(degrees));
    const lean = side * (index % 2 ? -38 : 24);
    return leaf({
      x,
      y,
      length: 116 - index * 4,
      angle: radians(turned(degrees) - side * 90 + lean),
      colour: [0.56 + index * 0.032, 0.15, 154 - index * 5],
      breadth: 0.27,
    });
  });
  const twig = {
    path: limb(
      [96, 32, -30].map((degrees) => onWreath(turned(degrees))),
      14,
      5,
    ),
    colour: TWIG,
  };
  return [twig, ...leaves];
}

/** A heart in a wreath of leaves. */
function health() {
  const random = randomFrom(403);
  const tint = (x, y) => [0.64 - (y - 300) / 1300, 0.2, 20 - (x - 400) / 14];
  const inlay = mosaic({ x: 200, y: 140, width: 400, height: 350, count: 30, random, tint });
  const panes = [
    ...sunburst({ x: 400, y: 290, core: 96, reach: 560, stops: SKIES.sea, random, rays: 9 }),
    ...wreath(-1),
    ...wreath(1),
    { path: HEART, inlay, lead: 8 },
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 370, y: 240, reach: 360, strength: 0.6 }, seed: 403 });
}

/** The pillars' pictures by name. */
export const PILLARS = { business, development, health };
