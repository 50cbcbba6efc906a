import { leaded } from '../glass/glass.mjs';
import { randomFrom } from '../glass/random.mjs';
import { mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { between } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';

const SIZE = { width: 800, height: 600 };

const GARNET_SKY = [
  [0, 0.96, 0.06, 85],
  [0.2, 0.84, 0.13, 50],
  [0.45, 0.66, 0.19, 20],
  [0.75, 0.5, 0.2, 8],
  [1, 0.36, 0.16, 0],
];

/** People hand in hand round one light. */
export function community() {
  const random = randomFrom(102);
  const garments = [
    [0.62, 0.2, 28],
    [0.78, 0.16, 82],
    [0.5, 0.17, 262],
    [0.55, 0.2, 350],
    [0.6, 0.13, 190],
  ];
  const ring = Array.from({ length: 7 }, (_, index) => {
    const angle = ((index + 1.75) / 7) * Math.PI * 2;
    const depth = Math.sin(angle);
    return {
      x: 400 + 285 * Math.cos(angle),
      y: 470 + depth * 92,
      height: 236 + depth * 46,
      pose: POSES.linked,
    };
  }).sort((one, other) => one.y - other.y);
  const floor = [
    [0, 0.97, 0.08, 100],
    [0.35, 0.86, 0.15, 105],
    [0.7, 0.66, 0.15, 140],
    [1, 0.45, 0.11, 160],
  ];
  const panes = [
    ...mosaic({
      x: 0,
      y: 0,
      width: 800,
      height: 400,
      count: 52,
      random,
      tint: (_, y) => between(SKIES.meadow, 1 - y / 420),
    }),
    ...sunburst({ x: 400, y: 470, core: 70, growth: 1.1, reach: 620, stops: floor, random, squash: 0.42 }),
    ...group(random, { people: ring, garments, lead: 3.6 }),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 400, y: 450, reach: 330 }, seed: 102 });
}

/** Three who raise their hands together. */
export function team() {
  const random = randomFrom(103);
  const garments = [
    [0.8, 0.16, 85],
    [0.5, 0.16, 262],
    [0.62, 0.13, 180],
  ];
  const people = [140, 660, 400].map((x, index) => ({
    x,
    y: 870 - (index === 2 ? 8 : 0),
    height: 610,
    pose: POSES.cheering,
    isHalf: true,
  }));
  const panes = [
    ...sunburst({ x: 400, y: 210, core: 60, reach: 560, stops: GARNET_SKY, random, rays: 8 }),
    ...group(random, { people, garments, lead: 5 }),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 400, y: 200, reach: 400 }, seed: 103 });
}
