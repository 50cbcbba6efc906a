import { mosaic, SKIES, sunburst } from '../glass/backdrops.mjs';
import { leaded } from '../glass/glass.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle } from '../glass/shapes.mjs';
import { drawArriving } from './flight.mjs';
import { layerFrom } from './layer.mjs';
import { between, mix, smooth, swell } from './timing.mjs';

const SIZE = { width: 1280, height: 720 };
const MIDDLE = { x: 640, y: 390 };
const WIDTH = 1600;

/** The five panes of the mark, 36 by 44 there, with their colours and how many pieces each is made of. */
const PANES = [
  ['3,41 3,18 C3,10 10,5 18,2 L18,14 3,27', [0.46, 0.18, 266], 13],
  ['33,27 33,18 C33,10 26,5 18,2 L18,14', [0.46, 0.18, 306], 13],
  ['18,14 3,27 3,30 33,30 33,27', [0.82, 0.16, 80], 14],
  ['3,30 3,41 14,41 18,30', [0.52, 0.2, 10], 9],
  ['18,30 14,41 33,41 33,30', [0.6, 0.12, 185], 11],
];
const SCALE = 14;
const x = (across) => (MIDDLE.x + (across - 18) * SCALE).toFixed(1);
const y = (down) => (MIDDLE.y + (down - 22.5) * SCALE).toFixed(1);

/** Path data in the mark's own units, where the window has them. */
const enlarged = (outline) =>
  `M${outline.replace(/(\d+),(\d+)/g, (_, across, down) => `${x(Number(across))} ${y(Number(down))}`)}Z`;

function mark() {
  const random = randomFrom(36);
  const stone = () => [0.23, 0.06, 285];
  const wall = mosaic({ x: 0, y: 0, ...SIZE, count: 90, random, tint: stone });
  const glass = PANES.map(([outline, colour, count]) => {
    const box = { x: 430, y: 100, width: 420, height: 550 };
    const inlay = mosaic({
      ...box,
      count: count * 3,
      random,
      tint: () => colour,
      by: { lightness: 0.16, hue: 30 },
    });
    return { path: enlarged(outline), inlay, lead: 9 };
  });
  const sun = sunburst({
    x: 640,
    y: 425,
    core: 46,
    growth: 1,
    reach: 300,
    stops: SKIES.dawn,
    random,
    first: 7,
  });
  const disc = { path: circle(640, 425, 80), inlay: sun.map((pane) => ({ ...pane, lead: 2.6 })), lead: 9 };
  const light = { x: 640, y: 425, reach: 330, strength: 0.8 };
  return leaded({ ...SIZE, panes: [...wall, ...glass, disc], lead: 4.5, light, seed: 36 });
}

/** Loose pieces come from all sides; those of the sun, which is the last group, come last. */
function journeysOf(layer) {
  const random = randomFrom(3644);
  const panes = layer.panes.filter(({ group, area }) => group && area > 30);
  const last = panes.at(-1).group;
  return new Map(
    panes.map((pane) => {
      const angle = random() * Math.PI * 2;
      const far = mix(750, 1250, random());
      const isSun = pane.group === last;
      const journey = {
        start: isSun ? mix(2, 2.5, random()) : mix(-0.35, 1.9, random()),
        duration: isSun ? 0.75 : mix(0.95, 1.5, random()),
        x: Math.cos(angle) * far,
        y: Math.sin(angle) * far * 0.7,
        turn: mix(-2.4, 2.4, random()),
        scale: mix(1, 1.8, random()),
      };
      return [pane.number, journey];
    }),
  );
}

const FAR = { x: 800, y: 450, width: 1600 };
const NEAR = { x: 800, y: 484, width: 1310 };

/** Piece by piece the mark is put together, and at last its sun shines. */
export async function pieces() {
  const layer = await layerFrom(mark(), WIDTH);
  const journeys = journeysOf(layer);
  return (frame, time) => {
    const lightOf = (pane) => {
      const away = Math.hypot(pane.x - 800, pane.y - 531) / 700;
      const ring = swell(time - 3.15 - away * 0.8, 0.22) * 0.9;
      const dawn = smooth(time, 3, 4.2);
      return pane.group ? 1 + ring + dawn * 0.2 : 0.3 + ring * 0.6 + dawn * 0.4;
    };
    const camera = between(FAR, NEAR, smooth(time, 1.7, 5));
    drawArriving(frame, layer, camera, { time, journeys, lightOf, unlit: 0.11 });
  };
}
