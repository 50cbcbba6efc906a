import { mosaic, SKIES, sunburst, water } from '../glass/backdrops.mjs';
import { lighten } from '../glass/colour.mjs';
import { figure, POSES } from '../glass/figure.mjs';
import { leaded } from '../glass/glass.mjs';
import { bird, leaf, mountain, roundTree } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle, limb, points, smooth } from '../glass/shapes.mjs';

const SIZE = { width: 960, height: 720 };
const SUN = { x: 480, y: 336 };

const LAKE = [
  [0, 0.74, 0.1, 185],
  [0.5, 0.56, 0.12, 205],
  [1, 0.38, 0.12, 235],
];

const FOLIAGE = [
  [0, 0.56, 0.14, 152],
  [1, 0.76, 0.16, 124],
];

const RESTING = {
  arms: { left: [-0.1, -0.77, -0.2, -0.62, -0.235, -0.48], right: [0.1, -0.77, 0.2, -0.62, 0.235, -0.48] },
  legs: POSES.standing.legs,
};

/** Somebody sits with crossed legs, hands on the knees. */
function sitter() {
  const robe = [0.55, 0.18, 320];
  const crossed = points('300,616 332,570 410,544 480,566 550,544 628,570 660,616 590,642 480,632 370,642');
  const looks = { skin: [0.68, 0.085, 55], hair: [0.3, 0.06, 40], style: 'bun', garment: robe };
  return [
    { path: smooth(crossed), colour: lighten(robe, -0.08) },
    { path: limb(points('340,624 480,604 620,624'), 22, 22), colour: lighten(robe, 0.04), lead: 4 },
    ...figure({ x: 480, y: 826, height: 548, pose: RESTING, isHalf: true, ...looks }),
  ];
}

/** A water lily seen from the side. */
const lily = (x, y, length) =>
  [-74, 74, -38, 38, 0].flatMap((turn) =>
    leaf({
      x,
      y,
      length: length * (1 - Math.abs(turn) / 400),
      angle: ((turn - 90) / 180) * Math.PI,
      colour: [0.86 - Math.abs(turn) / 420, 0.12, 352],
      breadth: 0.3,
      lead: 3,
    }),
  );

function island(random, { x, y, reach, count }) {
  const tint = (at) => [0.6, 0.14, 138 + (at - x) / 30];
  const box = { x: x - reach, y: y - reach * 0.24, width: reach * 2, height: reach * 0.48 };
  return { path: circle(x, y, reach, 0.22), inlay: mosaic({ ...box, count, random, tint }) };
}

/** Breath and quiet by a lake; the picture is seen through three lancet windows. */
export function breathing() {
  const random = randomFrom(302);
  const peak = { y: 520, random, width: 470 };
  const panes = [
    ...sunburst({
      ...SUN,
      core: 74,
      growth: 1.14,
      reach: 720,
      stops: SKIES.meadow,
      random,
      rays: 12,
      first: 10,
    }),
    ...mountain({ ...peak, x: 105, height: 250, colour: [0.56, 0.1, 215], sun: 1 }),
    ...mountain({ ...peak, x: 840, height: 300, colour: [0.52, 0.11, 240], sun: -1 }),
    ...water({ y: 500, floor: 740, width: SIZE.width, random, colours: LAKE, glint: SUN.x }),
    island(random, { x: 110, y: 640, reach: 130, count: 8 }),
    ...roundTree({ x: 120, y: 640, height: 400, spread: 125, colours: FOLIAGE, random, count: 26 }),
    island(random, { x: 480, y: 668, reach: 270, count: 20 }),
    ...sitter(),
    ...lily(196, 704, 74),
    ...lily(790, 650, 96),
    ...lily(884, 700, 70),
    bird(800, 160, 40),
    bird(886, 216, 28),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { ...SUN, reach: 460, strength: 0.6 }, seed: 302 });
}
