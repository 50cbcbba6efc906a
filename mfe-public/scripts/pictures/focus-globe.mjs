import { leaded } from '../glass/glass.mjs';
import { randomFrom } from '../glass/random.mjs';
import { mosaic, sunburst } from '../glass/backdrops.mjs';
import { circle, limb, points, smooth } from '../glass/shapes.mjs';

const SIZE = { width: 800, height: 600 };

const RISING = [
  [0, 0.98, 0.06, 100],
  [0.25, 0.9, 0.13, 92],
  [0.45, 0.84, 0.11, 150],
  [0.7, 0.64, 0.12, 190],
  [1, 0.44, 0.1, 215],
];

const SEAS = [
  [0, 0.84, 0.1, 200],
  [0.5, 0.6, 0.13, 232],
  [1, 0.4, 0.13, 255],
];

/** The globe at sunrise, its cities joined by arcs of light. */
export function expansion() {
  const random = randomFrom(104);
  const land = (outline, lightness) => {
    const tint = (x, y) => [lightness - (y - 400) / 2200, 0.15, 145 - (x - 400) / 12];
    const fields = mosaic({ x: 80, y: 300, width: 660, height: 340, count: 60, random, tint });
    return { path: smooth(outline), inlay: fields, lead: 4 };
  };
  const globe = [
    ...sunburst({ x: 400, y: 250, core: 110, growth: 1, reach: 620, stops: SEAS, random, rays: 4 }),
    land(points('110,470 170,370 270,330 330,390 290,450 330,530 250,620 130,600'), 0.68),
    land(points('440,360 520,310 640,380 720,500 640,560 590,500 530,560 450,460'), 0.76),
    land(points('390,560 450,540 480,620 380,640'), 0.62),
  ];
  const cities = points('150,470 270,390 400,300 500,400 620,450 280,545 545,540');
  const arcs = [
    [0, 1, 110],
    [1, 2, 120],
    [1, 3, 110],
    [2, 4, 170],
    [3, 4, 80],
    [5, 3, 90],
    [5, 6, 70],
  ];
  const arc = ([from, to, rise]) => {
    const [[fromX, fromY], [toX, toY]] = [cities[from], cities[to]];
    const middle = [(fromX + toX) / 2, (fromY + toY) / 2 - rise];
    return { path: limb([cities[from], middle, cities[to]], 10, 10), colour: [0.88, 0.15, 88], lead: 4 };
  };
  const panes = [
    ...sunburst({ x: 400, y: 235, core: 80, reach: 580, stops: RISING, random, rays: 9 }),
    { path: circle(400, 560, 345), inlay: globe, lead: 5 },
    ...arcs.map(arc),
    ...cities.flatMap(([x, y]) => [
      { path: circle(x, y, 19), colour: [0.68, 0.19, 35], lead: 4 },
      { path: circle(x, y, 8), colour: [0.97, 0.07, 95], lead: 3 },
    ]),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { x: 400, y: 220, reach: 400 }, seed: 104 });
}
