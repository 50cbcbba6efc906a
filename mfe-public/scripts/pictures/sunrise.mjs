import { between } from '../glass/colour.mjs';
import { hills } from '../glass/backdrops.mjs';
import { leaded } from '../glass/glass.mjs';
import { rings } from '../glass/panes.mjs';
import { randomFrom } from '../glass/random.mjs';
import { bird } from '../glass/nature.mjs';

const SIZE = { width: 1200, height: 1350 };
const SUN = { x: 610, y: 640 };

const SKY = [
  [0, 0.97, 0.08, 98],
  [0.1, 0.9, 0.14, 90],
  [0.18, 0.8, 0.165, 72],
  [0.26, 0.69, 0.185, 45],
  [0.35, 0.56, 0.2, 18],
  [0.45, 0.45, 0.19, -18],
  [0.56, 0.4, 0.19, -62],
  [0.7, 0.37, 0.19, -88],
  [0.84, 0.33, 0.16, -98],
  [1, 0.24, 0.12, -104],
];

const HILLS = [
  {
    base: 770,
    swell: 46,
    phase: 0.4,
    length: 250,
    rows: [0, 60, 140, 240],
    step: 118,
    lean: 0.5,
    colour: [0.36, 0.15, 296],
  },
  {
    base: 850,
    swell: 60,
    phase: 2.6,
    length: 310,
    rows: [0, 70, 170, 300],
    step: 128,
    lean: -0.4,
    colour: [0.45, 0.12, 225],
  },
  {
    base: 960,
    swell: 66,
    phase: 5.1,
    length: 270,
    rows: [0, 80, 190, 330],
    step: 138,
    lean: 0.45,
    colour: [0.5, 0.12, 178],
  },
  {
    base: 1080,
    swell: 56,
    phase: 1.2,
    length: 300,
    rows: [0, 90, 210, 380],
    step: 150,
    lean: -0.5,
    colour: [0.38, 0.105, 165],
  },
  {
    base: 1210,
    swell: 44,
    phase: 3.4,
    length: 330,
    rows: [0, 90, 240],
    step: 170,
    lean: 0.4,
    colour: [0.27, 0.1, 268],
  },
];

/** How bright a pane is at `time` (0 to 1, looping): light wanders over the window. */
const flicker = (time, phase, strength) => strength * Math.sin(2 * Math.PI * (time + phase));

function sky(random, time) {
  const radii = [0, 80, 136, 196, 262, 334, 414, 502, 598, 704, 820, 950, 1100, 1290];
  const pieces = [7, 14, 14, 28, 28, 28, 36, 36, 44, 44, 52, 52, 52];
  return rings({ ...SUN, radii, pieces, random, jitter: 0.36 }).map(({ points, ring, angle }) => {
    const reach = (radii[ring] + radii[ring + 1]) / 2 / 1120;
    const [lightness, chroma, hue] = between(SKY, ring === 0 ? 0 : reach);
    const ray = (Math.cos(angle * 7 + 0.6) * 0.055 + Math.cos(angle * 17) * 0.025) * (ring > 1);
    const own = (random() - 0.5) * 0.1;
    const light = flicker(time, reach * 1.4 + random() * 0.12, ring === 0 ? 0.01 : 0.05);
    return {
      points,
      colour: [lightness + ray + own * 0.7 + light, chroma + own * 0.2, hue + (random() - 0.5) * 26],
    };
  });
}

function land(random, time) {
  const tint = ({ colour: [lightness, chroma, hue] }, row, points) => {
    const nearSun = Math.max(0, 1 - Math.abs(points[2][0] - SUN.x) / 640) * (row === 0 ? 0.14 : 0.05);
    const light = flicker(time, points[0][0] / 1500 + random() * 0.1, 0.035);
    const own = (random() - 0.5) * 0.1;
    return [
      lightness + nearSun + own + light - row * 0.035,
      chroma + own * 0.15,
      hue + (random() - 0.5) * 34,
    ];
  };
  return hills({ bands: HILLS, width: SIZE.width, random, tint });
}

function river(random, time) {
  const middle = (y) => 610 + 105 * Math.sin((y - 770) / 108) * ((y - 700) / 620);
  const half = (y) => 7 + ((y - 770) / 600) ** 1.5 * 150;
  const ys = [782, 812, 846, 884, 926, 972, 1022, 1078, 1140, 1208, 1282, 1370];
  return ys.slice(1).map((bottom, piece) => {
    const top = ys[piece];
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => top + (bottom - top) * share);
    const bank = (side) => steps.map((y) => [middle(y) + side * half(y), y + side * 10]);
    const light = flicker(time * 2, -piece * 0.11 + random() * 0.05, 0.045);
    const down = piece / (ys.length - 1);
    return {
      points: [...bank(-1), ...bank(1).reverse()],
      colour: [0.92 - down * 0.2 + light, 0.11, 95 + down * 115],
    };
  });
}

/** The hero's window, sunrise over a river valley, as it looks at `time` (0 to 1, looping). */
export function sunrise(time = 0) {
  const random = randomFrom(2026);
  const panes = [
    ...sky(random, time),
    ...land(random, time),
    ...river(random, time),
    bird(205, 470, 66),
    bird(540, 268, 52),
    bird(985, 430, 60),
  ];
  return leaded({ ...SIZE, panes, lead: 6, light: { ...SUN, reach: 760 }, seed: 11 });
}
