import { hills, SKIES, sunburst } from '../glass/backdrops.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';
import { leaded } from '../glass/glass.mjs';
import { bird } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { openBook } from '../glass/things.mjs';
import { clothesFrom } from './event-window.mjs';

const SIZE = { width: 1280, height: 720 };
const SUN = { x: 640, y: 372 };

const FIELDS = [
  { base: 486, swell: 30, phase: 0.5, length: 230, colour: [0.46, 0.14, 268] },
  { base: 546, swell: 26, phase: 3.1, length: 260, colour: [0.52, 0.12, 215] },
  { base: 622, swell: 14, phase: 5.2, length: 240, colour: [0.46, 0.12, 160] },
].map((band, index) => ({ ...band, rows: [0, 52, 180], step: 112, lean: index % 2 ? -0.4 : 0.4 }));

/** Who stands on either side of the book, from the middle outwards: how far from it, how tall, and how. */
const LEARNERS = [
  { away: 268, height: 268, pose: POSES.reaching },
  { away: 372, height: 196, pose: POSES.cheering },
  { away: 470, height: 282, pose: POSES.speaking },
  { away: 575, height: 262, pose: POSES.standing },
];

const TROUSERS = [
  [0.36, 0.1, 275],
  [0.4, 0.08, 45],
  [0.34, 0.09, 215],
];

const learners = (side) =>
  LEARNERS.map(({ away, height, pose }, index) => ({
    x: SUN.x + side * away,
    y: 676 - (index % 2) * 10,
    height: height + side * 8 * (index % 2 ? -1 : 1),
    pose,
    trousers: TROUSERS[(index + (side > 0 ? 1 : 0)) % TROUSERS.length],
    isDressed: index % 2 === (side > 0 ? 0 : 1),
    isMirrored: side > 0,
  }));

/** Learners of every age on both sides of a great book, from which the day rises. */
export function learning() {
  const random = randomFrom(311);
  const tint = ({ colour }, row) => lighten(vary(random, colour), row * -0.03);
  const people = [...learners(-1), ...learners(1)];
  const panes = [
    ...sunburst({
      ...SUN,
      core: 66,
      growth: 1.14,
      reach: 800,
      stops: SKIES.dawn,
      random,
      rays: 11,
      first: 10,
    }),
    ...hills({ bands: FIELDS, width: SIZE.width, random, tint }),
    ...group(random, { people, garments: clothesFrom(2), lead: 4 }),
    ...openBook({ x: SUN.x, y: 520, size: 222, random }),
    bird(470, 230, 44),
    bird(812, 190, 50),
    bird(945, 285, 34),
    bird(320, 160, 36),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { ...SUN, reach: 520 }, seed: 311 });
}
