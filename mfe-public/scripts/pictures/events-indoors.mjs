import { ground, lattice, mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { archWindow } from '../glass/buildings.mjs';
import { between, lighten, vary } from '../glass/colour.mjs';
import { figure, group, POSES, somebody } from '../glass/figure.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle, limb, points, polygon, rectangle, smooth } from '../glass/shapes.mjs';
import { audience } from './event-crowd.mjs';
import { clothesFrom, eventWindow, SIZE } from './event-window.mjs';

const curtain = (random, side, colour) =>
  [0, 1, 2].map((fold) => {
    const [inner, outer] = [150 - fold * 52, 150 - (fold + 1) * 52];
    const at = (x, y) => [side < 0 ? x : SIZE.width - x, y];
    return {
      path: smooth([
        at(inner + 30, -20),
        at(inner - 12, 250),
        at(inner + 10, 560),
        at(outer, 560),
        at(outer - 14, 250),
        at(outer + 12, -20),
      ]),
      colour: vary(random, lighten(colour, fold * -0.05)),
    };
  });

/** Somebody speaks on a stage. */
export function stage({ seed, sky, drapes, speaker }) {
  const random = randomFrom(seed);
  const panes = [
    ...sunburst({ x: 300, y: 270, core: 84, reach: 520, stops: SKIES[sky], random, rays: 8 }),
    ...ground({
      y: 530,
      floor: 640,
      width: SIZE.width,
      random,
      rows: 3,
      colours: [
        [0, 0.7, 0.12, 70],
        [1, 0.5, 0.11, 55],
      ],
    }),
    ...curtain(random, -1, drapes),
    ...curtain(random, 1, drapes),
    ...figure({ x: 300, y: 580, height: 350, pose: POSES.speaking, lead: 4, ...somebody(random, speaker) }),
    ...audience(random, { y: 640, count: 5, size: 52 }),
    ...audience(random, { y: 720, count: 4, size: 68 }),
  ];
  return eventWindow({ panes, light: { x: 300, y: 270, reach: 360 }, seed });
}

/** People talk before high windows. */
export function hall({ seed, wall, glass, floor }) {
  const random = randomFrom(seed);
  const people = [
    { x: 130, y: 725, height: 265, pose: POSES.reaching },
    { x: 300, y: 700, height: 270, pose: POSES.standing },
    { x: 470, y: 735, height: 268, pose: POSES.speaking, isMirrored: true },
  ];
  const windows = [105, 300, 495].flatMap((x, index) =>
    archWindow({
      x,
      y: 510,
      width: 150,
      height: index === 1 ? 450 : 390,
      stops: SKIES[glass[index]],
      random,
    }),
  );
  const panes = [
    ...mosaic({ x: 0, y: 0, width: 600, height: 600, count: 40, random, tint: () => wall }),
    ...windows,
    ...ground({ y: 560, floor: 810, width: SIZE.width, random, colours: floor }),
    ...group(random, { people, garments: clothesFrom(seed), lead: 3.8 }),
  ];
  return eventWindow({ panes, light: { x: 300, y: 300, reach: 420 }, seed });
}

const CUP = points('-22,-52 22,-52 15,0 -15,0');

/** A round table, laid for conversation, under a lamp. */
export function table({ seed, wall, cloth, lamp, guests = 4 }) {
  const random = randomFrom(seed);
  const height = 560 - guests * 28;
  const people = Array.from({ length: guests }, (_, index) => ({
    x: 300 + (index - (guests - 1) / 2) * (500 / guests),
    y: 690 + height * 0.4 - (index % 2) * 16,
    height,
    pose: [POSES.standing, POSES.speaking, POSES.reaching][index % 3],
    isMirrored: index >= guests / 2,
    isHalf: true,
  }));
  const rings = { x: 300, y: 745, core: 120, growth: 1, reach: 420, squash: 0.4, first: 10 };
  const stops = [-0.02, 0.06, -0.06, -0.14].map((by, index) => [index / 3, ...lighten(cloth, by)]);
  const cups = [120, 235, 370, 485].map((x, index) => ({
    points: CUP.map(([across, up]) => [x + across, 720 + (index % 3) * 22 + up]),
    colour: vary(random, lighten(clothesFrom(seed)[index], 0.14)),
    lead: 4,
  }));
  const panes = [
    ...sunburst({ x: 300, y: 220, core: 70, reach: 640, stops: wall, random, rays: 8 }),
    { line: 'M300 0V120', width: 6, colour: [0.25, 0.03, 285] },
    { path: circle(300, 214, 30), colour: [0.97, 0.08, 95] },
    { path: polygon(points('255,116 345,116 400,206 200,206')), colour: lamp },
    ...group(random, { people, garments: clothesFrom(seed), lead: 4.2 }),
    { path: circle(300, 770, 330, 0.44), inlay: sunburst({ ...rings, stops, random, rays: 4 }), lead: 7 },
    ...cups,
  ];
  return eventWindow({ panes, light: { x: 300, y: 220, reach: 400 }, seed });
}

/** A bench with plans, and two who build. */
export function workshop({ seed, wall, bench, hues }) {
  const random = randomFrom(seed);
  const people = [
    { x: 180, y: 800, height: 430, pose: POSES.reaching, isHalf: true },
    { x: 430, y: 800, height: 410, pose: POSES.reaching, isMirrored: true, isHalf: true },
  ];
  const hung = [
    { points: points('70,70 96,70 96,250 70,250'), colour: [0.55, 0.12, 55] },
    { points: points('44,60 122,60 122,106 44,106'), colour: [0.6, 0.04, 250] },
    { points: points('150,60 250,60 250,84 174,84 174,210 150,210'), colour: [0.55, 0.16, hues[0]] },
    { points: points('504,60 536,60 536,200 520,236 504,200'), colour: [0.8, 0.15, hues[1]] },
  ];
  const panes = [
    ...lattice({
      ...SIZE,
      size: 120,
      random,
      tint: (x, y) => between(wall, Math.hypot(x - 380, y - 200) / 640),
    }),
    ...hung,
    ...archWindow({ x: 385, y: 330, width: 170, height: 290, stops: SKIES.day, random }),
    ...group(random, { people, garments: clothesFrom(seed), lead: 4.6 }),
    {
      path: rectangle(-20, 625, 640, 190),
      inlay: mosaic({ x: -20, y: 625, width: 640, height: 190, count: 14, random, tint: () => bench }),
    },
    { points: points('170,690 400,670 440,750 190,770'), colour: [0.9, 0.05, 230] },
    { line: 'M210 745L260 695L330 700L390 735', width: 6, colour: [0.4, 0.16, 262] },
    { path: limb(points('450,700 490,715 540,700'), 22, 14), colour: [0.6, 0.2, 28] },
  ];
  return eventWindow({ panes, light: { x: 385, y: 180, reach: 380 }, seed });
}
