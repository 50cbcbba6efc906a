import { mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { between as colourBetween } from '../glass/colour.mjs';
import { group, POSES } from '../glass/figure.mjs';
import { leaded } from '../glass/glass.mjs';
import { randomFrom } from '../glass/random.mjs';
import { clothesFrom } from '../pictures/event-window.mjs';
import { drawLayer } from './canvas.mjs';
import { layerFrom, lightsFor } from './layer.mjs';
import { between, smooth, swell } from './timing.mjs';

const SIZE = { width: 1280, height: 720 };
const LIGHT = { x: 640, y: 520 };
const WIDTH = 1600;
const PEOPLE = 7;

const FLOOR = [
  [0, 0.98, 0.08, 98],
  [0.25, 0.88, 0.15, 85],
  [0.5, 0.72, 0.18, 55],
  [0.75, 0.5, 0.18, 10],
  [1, 0.36, 0.16, -50],
];

/** Who stands round the light, from the farthest to the nearest, and when it reaches each: once round the circle. */
const RING = Array.from({ length: PEOPLE }, (_, index) => {
  const angle = ((index + 0.5) / PEOPLE) * Math.PI * 2 + Math.PI / 2;
  const depth = Math.sin(angle);
  return {
    x: LIGHT.x + 450 * Math.cos(angle),
    y: LIGHT.y + 30 + depth * 118,
    height: 262 + depth * 56,
    pose: POSES.linked,
    turn: index,
  };
}).sort((one, other) => one.y - other.y);

function scenery() {
  const random = randomFrom(902);
  const tint = (_, y) => colourBetween(SKIES.iris, 0.25 + (0.75 * (430 - y)) / 430);
  const hall = mosaic({ x: 0, y: 0, width: 1280, height: 430, count: 70, random, tint });
  const floor = sunburst({
    ...LIGHT,
    core: 84,
    growth: 1.1,
    reach: 900,
    stops: FLOOR,
    random,
    rays: 9,
    squash: 0.36,
  });
  const garments = clothesFrom(1);
  const people = RING.map((person, index) =>
    group(random, { people: [person], garments: [garments[index % 5]], lead: 4 }),
  );
  const panes = [...hall, ...floor, ...people.flat()];
  const light = { ...LIGHT, reach: 420, strength: 0.8 };
  const owners = [...hall, ...floor].map(() => -1);
  const whose = [-1, ...owners, ...people.flatMap((body, index) => body.map(() => RING[index].turn))];
  return { whose, svg: leaded({ ...SIZE, panes, lead: 5, light, seed: 902 }) };
}

const NEAR = { x: 800, y: 600, width: 900 };
const WHOLE = { x: 800, y: 450, width: 1580 };

/** A light on the floor spreads, and one after another those who stand round it shine. */
export async function circle() {
  const { svg, whose } = scenery();
  const layer = await layerFrom(svg, WIDTH);
  return (frame, time) => {
    const lightOf = (pane) => {
      const person = whose[pane.number];
      if (person >= 0) {
        const reached = 0.6 + person * 0.18;
        return smooth(time, reached, reached + 0.3) + swell(time - reached - 0.25, 0.18) * 0.4;
      }
      const away = Math.hypot(pane.x - 800, (pane.y - 650) / 0.42) / 1000;
      const wave = swell(time - 0.25 - away * 1.5, 0.25) * 0.35 + swell(time - 2.2 - away * 0.7, 0.2) * 0.35;
      return 0.06 + 0.94 * smooth(time, away * 1.5 - 0.15, away * 1.5 + 0.45) + wave;
    };
    drawLayer(frame, layer, between(NEAR, WHOLE, smooth(time, -0.8, 3.6)), lightsFor(layer, lightOf));
  };
}
