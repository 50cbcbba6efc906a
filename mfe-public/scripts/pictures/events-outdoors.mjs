import { hills, SKIES, sunburst, water } from '../glass/backdrops.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';
import { bird, mountain, roundTree } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle, limb, points, polygon, smooth } from '../glass/shapes.mjs';
import { sailBoat } from '../glass/things.mjs';
import { clothesFrom, eventWindow, SIZE } from './event-window.mjs';

const BANDS = [
  { swell: 34, phase: 0.5, length: 150, rows: [0, 60, 150], step: 100, lean: 0.4 },
  { swell: 38, phase: 3.1, length: 180, rows: [0, 70, 170], step: 110, lean: -0.4 },
  { swell: 30, phase: 5.2, length: 160, rows: [0, 80, 210], step: 120, lean: 0.4 },
];

function land(random, from, colours) {
  const bands = colours.map((colour, index) => ({ ...BANDS[index], base: from + index * 92, colour }));
  const tint = ({ colour }, row) => lighten(vary(random, colour), row * -0.035);
  return hills({ bands, width: SIZE.width, random, tint });
}

/** The sun over hills. */
export function valley({ seed, sky, fields, sun = { x: 300, y: 380 } }) {
  const random = randomFrom(seed);
  const panes = [
    ...sunburst({ ...sun, core: 62, reach: 620, stops: SKIES[sky], random, rays: 8 }),
    ...land(random, 500, fields),
    bird(150, 190, 44),
    bird(430, 130, 36),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 420 }, seed });
}

/** Walkers on a ridge below mountains. */
export function hike({ seed, sky, rock, meadow, sun = { x: 180, y: 190 } }) {
  const random = randomFrom(seed);
  const side = Math.sign(sun.x - 300);
  const people = [150, 285, 420].map((x, index) => ({
    x,
    y: 700 + [18, 2, 14][index],
    height: [200, 214, 204][index],
    pose: POSES.walking,
    isMirrored: side < 0,
  }));
  const panes = [
    ...sunburst({ ...sun, core: 50, reach: 700, stops: SKIES[sky], random, rays: 6 }),
    ...mountain({ x: 450, y: 640, width: 480, height: 430, colour: lighten(rock, 0.06), random, sun: side }),
    ...mountain({ x: 190, y: 660, width: 500, height: 340, colour: rock, random, sun: side, snow: 0.8 }),
    ...land(random, 640, [meadow, lighten(meadow, -0.08)]),
    ...group(random, { people, garments: clothesFrom(seed), lead: 3.4 }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 360 }, seed });
}

/** Sails before a lighthouse. */
export function harbour({ seed, sky, sea, sails, sun = { x: 240, y: 330 } }) {
  const random = randomFrom(seed);
  const tower = [
    { points: points('452,500 548,500 534,210 466,210'), colour: [0.92, 0.03, 80] },
    { points: points('455,440 545,440 541,360 459,360'), colour: [0.56, 0.2, 25] },
    { points: points('461,290 539,290 535,230 465,230'), colour: [0.56, 0.2, 25] },
    { points: points('462,210 538,210 534,150 466,150'), colour: [0.93, 0.12, 95] },
    { points: points('448,150 500,96 552,150'), colour: [0.42, 0.15, 262] },
  ];
  const panes = [
    ...sunburst({ ...sun, core: 56, reach: 620, stops: SKIES[sky], random, rays: 9 }),
    { path: smooth(points('360,540 420,480 520,470 640,500 660,600 340,600')), colour: [0.4, 0.1, 150] },
    ...tower,
    ...water({ y: 510, floor: 820, width: SIZE.width, random, colours: sea, glint: sun.x }),
    ...sailBoat({ x: 120, y: 600, size: 105, colours: sails }),
    ...sailBoat({ x: 330, y: 705, size: 165, colours: [sails[1], sails[2], sails[0]] }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 360 }, seed });
}

/** Friends under a great tree. */
export function grove({ seed, sky, leaves, meadow, tree, sun = { x: 440, y: 230 } }) {
  const random = randomFrom(seed);
  const people = [
    { x: 150, y: 715, height: 180, pose: POSES.speaking },
    { x: 455, y: 725, height: 190, pose: POSES.reaching, isMirrored: true },
  ];
  const panes = [
    ...sunburst({ ...sun, core: 60, reach: 680, stops: SKIES[sky], random, rays: 7 }),
    ...land(random, 610, [meadow, lighten(meadow, -0.07), lighten(meadow, -0.14)]),
    ...roundTree({ x: 300, y: 700, height: 600, spread: 235, ...tree, colours: leaves, random }),
    ...group(random, { people, garments: clothesFrom(seed), lead: 3.4 }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 420 }, seed });
}

const span = (x) => {
  const stone = (angle) => [x + 88 * Math.cos(angle), 600 - 104 * Math.sin(angle)];
  return { path: polygon([...Array.from({ length: 13 }, (_, step) => stone((step / 12) * Math.PI))]) };
};

/** A bridge with people on it. */
export function bridge({ seed, sky, stone, sea, sun = { x: 300, y: 250 } }) {
  const random = randomFrom(seed);
  const people = [110, 230, 350, 480].map((x, index) => ({
    x,
    y: 462,
    height: 186 + (index % 2) * 14,
    pose: [POSES.walking, POSES.standing, POSES.speaking, POSES.walking][index],
    isMirrored: index > 1,
  }));
  const deck = Array.from({ length: 8 }, (_, index) => ({
    points: [0, 1, 1, 0].map((right, corner) => [(index + right) * 90 - 60, corner < 2 ? 455 : 640]),
    colour: vary(random, stone),
  }));
  const panes = [
    ...sunburst({ ...sun, core: 58, reach: 620, stops: SKIES[sky], random, rays: 8 }),
    ...group(random, { people, garments: clothesFrom(seed), lead: 3 }),
    ...deck,
    ...[90, 300, 510].map((x) => ({ ...span(x), colour: SKIES[sky][2].slice(1) })),
    ...water({ y: 600, floor: 820, width: SIZE.width, random, colours: sea, glint: sun.x, rows: 5 }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 380 }, seed });
}

const GORES = points('-0.85,-0.4 0.4,0.85 -0.4,0.4');
const ROPE = points('0.24,0.8 0.2,1 0.16,1.2');
const BASKET = points('-0.22,1.16 0.22,1.16 0.17,1.46 -0.17,1.46');

function balloon({ x, y, size, hues }) {
  const at = ([across, down]) => [x + across * size, y + down * size];
  const gore = ([from, to], index) => ({
    path: smooth(
      [
        [0, -1],
        [from, -0.3],
        [from * 0.4, 0.85],
        [to * 0.4, 0.85],
        [to, -0.3],
      ].map(at),
    ),
    colour: [0.7 + index * 0.04, 0.17, hues[index]],
    lead: 4,
  });
  const rope = (side) => ({
    path: limb(
      ROPE.map(([across, down]) => at([across * side, down])),
      5,
      5,
    ),
    colour: [0.4, 0.06, 60],
    lead: 2,
  });
  const basket = { points: BASKET.map(at), colour: [0.5, 0.1, 55], lead: 4 };
  return [rope(-1), rope(1), ...GORES.map(gore), basket];
}

/** Balloons over the land. */
export function balloons({ seed, sky, fields, sun = { x: 470, y: 400 } }) {
  const random = randomFrom(seed);
  const panes = [
    ...sunburst({ ...sun, core: 60, reach: 680, stops: SKIES[sky], random, rays: 8 }),
    ...land(random, 560, fields),
    ...balloon({ x: 210, y: 230, size: 140, hues: [20, 265, 85] }),
    ...balloon({ x: 450, y: 400, size: 88, hues: [165, 350, 60] }),
    ...balloon({ x: 500, y: 130, size: 60, hues: [300, 50, 200] }),
  ];
  return eventWindow({ panes, light: { ...sun, reach: 360 }, seed });
}

/** A fire, and those who sit round it, under the stars. */
export function campfire({ seed, sky }) {
  const random = randomFrom(seed);
  const flames = [
    ['230,640 200,540 255,460 300,360 330,450 395,530 372,640', [0.64, 0.2, 35]],
    ['252,640 236,560 290,500 306,440 330,520 362,570 350,640', [0.77, 0.17, 65]],
    ['275,640 266,590 300,530 330,590 326,640', [0.93, 0.13, 95]],
  ];
  const stars = points('90,80 190,150 330,70 430,170 530,90 70,240 550,270').map(([x, y], index) => ({
    path: circle(x, y, 7 + (index % 3) * 4),
    colour: [0.95, 0.08, 95],
    lead: 3,
  }));
  const people = [90, 510].map((x, index) => ({
    x,
    y: 800,
    height: 330,
    pose: POSES.reaching,
    isMirrored: index === 1,
    isHalf: true,
  }));
  const panes = [
    ...sunburst({ x: 300, y: 590, core: 90, reach: 720, stops: SKIES[sky], random, rays: 7 }),
    ...stars,
    ...land(random, 660, [[0.34, 0.09, 150]]),
    ...flames.map(([outline, colour]) => ({ path: smooth(points(outline)), colour })),
    { path: limb(points('190,668 300,640 410,672'), 30, 26), colour: [0.4, 0.09, 45] },
    { path: limb(points('410,640 300,665 200,640'), 26, 30), colour: [0.46, 0.09, 50] },
    ...group(random, { people, garments: clothesFrom(seed), lead: 4.4 }),
    ...land(random, 745, [[0.28, 0.08, 160]]),
  ];
  return eventWindow({ panes, light: { x: 300, y: 540, reach: 420 }, seed });
}
