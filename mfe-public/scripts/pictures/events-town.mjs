import { ground, sky as skyOf, SKIES, sunburst } from '../glass/backdrops.mjs';
import { house } from '../glass/buildings.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';
import { randomFrom } from '../glass/random.mjs';
import { points } from '../glass/shapes.mjs';
import { lantern } from '../glass/things.mjs';
import { audience } from './event-crowd.mjs';
import { CLOTHES, clothesFrom, eventWindow, SIZE } from './event-window.mjs';

const flags = (random, y) =>
  Array.from({ length: 8 }, (_, index) => {
    const x = index * 82;
    const sag = y + 44 * Math.sin((index / 7) * Math.PI);
    return {
      points: [
        [x - 30, sag],
        [x + 30, sag + 4],
        [x, sag + 66],
      ],
      colour: vary(random, lighten(CLOTHES[index % 5], 0.1)),
      lead: 4,
    };
  });

/** People dance under flags. */
export function dance({ seed, sky, floor, from = 0 }) {
  const random = randomFrom(seed);
  const order = [POSES.dancing, POSES.turning, POSES.cheering, POSES.dancing];
  const people = [
    { x: 150, y: 690, height: 290, pose: order[from % 4] },
    { x: 445, y: 700, height: 295, pose: order[(from + 1) % 4], isMirrored: true },
    { x: 300, y: 765, height: 320, pose: order[(from + 2) % 4] },
  ];
  const panes = [
    ...sunburst({ x: 300, y: 330, core: 66, reach: 600, stops: SKIES[sky], random, rays: 10 }),
    ...ground({ y: 580, floor: 810, width: SIZE.width, random, colours: floor }),
    ...flags(random, 30),
    ...group(random, { people, garments: clothesFrom(seed), lead: 4 }),
  ];
  return eventWindow({ panes, light: { x: 300, y: 330, reach: 400 }, seed });
}

/** Lanterns rise over a crowd. */
export function lanterns({ seed, sky, hues }) {
  const random = randomFrom(seed);
  const hung = points('110,150 300,250 490,130 190,400 420,420 80,540 540,560');
  const panes = [
    ...skyOf({ x: 0, width: 600, height: 800, count: 60, random, stops: SKIES[sky] }),
    ...hung.flatMap(([x, y], index) =>
      lantern({
        x,
        y,
        size: 104 - index * 6,
        top: index < 3 ? 0 : undefined,
        colour: [0.66, 0.18, hues[index % hues.length]],
      }),
    ),
    ...audience(random, { y: 650, count: 6, size: 44, shift: 0.2 }),
    ...audience(random, { y: 710, count: 5, size: 62 }),
  ];
  return eventWindow({ panes, light: { x: 300, y: 250, reach: 420 }, seed });
}

const SKYLINE = [
  ['slope', 0, 110, 330],
  ['spire', 120, 74, 420],
  ['flat', 200, 120, 260],
  ['gable', 325, 96, 360],
  ['flat', 428, 84, 480],
  ['slope', 516, 100, 300],
];

/** A town by its square. */
export function city({ seed, sky, walls, square, isLit = true, sun = { x: 330, y: 210 }, turn = 0 }) {
  const random = randomFrom(seed);
  const towers = SKYLINE.flatMap(([, x, width], index) => {
    const [roof, , , height] = SKYLINE[(index + turn) % SKYLINE.length];
    return house({
      x,
      y: 640,
      width,
      height,
      roof,
      isLit,
      random,
      columns: 2,
      rows: Math.round(height / 80),
      colour: vary(random, walls[index % walls.length], { hue: 30 }),
    });
  });
  const panes = [
    ...sunburst({ ...sun, core: 60, reach: 640, stops: SKIES[sky], random, rays: 6 }),
    ...towers,
    ...ground({ y: 636, floor: 810, width: SIZE.width, random, colours: square, rows: 4 }),
    ...group(random, {
      people: [
        { x: 160, y: 740, height: 150, pose: POSES.walking },
        { x: 390, y: 760, height: 156, pose: POSES.linked },
        { x: 490, y: 762, height: 150, pose: POSES.linked },
      ],
      garments: clothesFrom(seed),
      lead: 3,
    }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 400 }, seed });
}
