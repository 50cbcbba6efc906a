import { hills, SKIES, sunburst } from '../glass/backdrops.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { leaded } from '../glass/glass.mjs';
import { bird, roundTree } from '../glass/nature.mjs';
import { randomFrom } from '../glass/random.mjs';
import { drawLayer, drawPane } from './canvas.mjs';
import { settling } from './flight.mjs';
import { layerFrom, lightsFor } from './layer.mjs';
import { arriving, between, mix, share, smooth, swell } from './timing.mjs';

const SIZE = { width: 1280, height: 860 };
const WIDTH = 1600;
const FORK = { x: 800, y: 740 };

const CROWN = [
  [0, 0.6, 0.15, 190],
  [0.16, 0.62, 0.16, 150],
  [0.32, 0.8, 0.17, 112],
  [0.5, 0.84, 0.16, 85],
  [0.66, 0.7, 0.18, 48],
  [0.82, 0.6, 0.2, 10],
  [1, 0.52, 0.19, -30],
];

const FIELDS = [
  { base: 640, swell: 30, phase: 0.5, length: 230, colour: [0.44, 0.14, 268] },
  { base: 710, swell: 24, phase: 3.1, length: 260, colour: [0.5, 0.12, 200] },
  { base: 780, swell: 14, phase: 5.2, length: 240, colour: [0.44, 0.12, 160] },
].map((band, index) => ({ ...band, rows: [0, 52, 180], step: 112, lean: index % 2 ? -0.4 : 0.4 }));

function scenery() {
  const random = randomFrom(860);
  const tint = ({ colour }, row) => lighten(vary(random, colour), row * -0.03);
  const sun = { x: 640, y: 330 };
  const tree = { x: 640, y: 790, height: 690, spread: 350, colours: CROWN, random, count: 120 };
  const panes = [
    ...sunburst({
      ...sun,
      core: 80,
      growth: 1.12,
      reach: 860,
      stops: SKIES.day,
      random,
      rays: 11,
      first: 10,
    }),
    bird(170, 190, 46),
    bird(1090, 150, 40),
    bird(1180, 260, 30),
    ...hills({ bands: FIELDS, width: SIZE.width, random, tint }),
    ...roundTree(tree),
  ];
  return leaded({ ...SIZE, panes, lead: 5, light: { ...sun, reach: 420, strength: 0.5 }, seed: 860 });
}

/** When a leaf sprouts, and when the wind takes it. */
function leavesOf(layer) {
  const random = randomFrom(861);
  const leaves = layer.panes.filter(({ group, area }) => group && area > 20);
  return new Map(
    leaves.map((pane) => {
      const away = Math.hypot(pane.x - FORK.x, pane.y - FORK.y) / 640;
      return [
        pane.number,
        {
          sprouts: 0.35 + away * 1.05 + random() * 0.25,
          leaves: 2.55 + (1 - pane.x / WIDTH) * 0.5 + random() * 0.35,
          turn: mix(-1.6, 1.6, random()),
          lift: mix(-420, 120, random()),
        },
      ];
    }),
  );
}

const GROWING = 0.55;
const GLASS = { flash: 0.35, unlit: 0.13 };

/** Where a leaf is: on its way out of the fork, in its place (null), or on the wind. */
function flightOf(pane, { sprouts, leaves, turn, lift }, time) {
  if (time < sprouts) return { opacity: 0 };
  if (time < sprouts + GROWING) {
    const left = 1 - arriving(time, sprouts, sprouts + GROWING);
    const [x, y] = [(FORK.x - pane.x) * left * 0.5, (FORK.y - pane.y) * left * 0.5];
    return { x, y, turn: turn * left, scale: 1 - left * 0.85, opacity: 1, light: 1 };
  }
  if (time < leaves) return null;
  const gone = share(time, leaves, leaves + 1.1) ** 2;
  return {
    x: gone * 1500,
    y: gone * lift,
    turn: turn * gone * 3,
    scale: 1 - gone * 0.3,
    opacity: 1,
    light: 1,
  };
}

const ROOTS = { x: 800, y: 830, width: 820 };
const WHOLE = { x: 800, y: 500, width: 1600 };

/** A tree grows leaf by leaf, until the wind takes the leaves along. */
export async function growth() {
  const layer = await layerFrom(scenery(), WIDTH);
  const leaves = leavesOf(layer);
  return (frame, time) => {
    const flights = new Map(
      [...leaves].map(([number, leaf]) => [number, flightOf(layer.panes[number], leaf, time)]),
    );
    const lightOf = (pane) => {
      const leaf = leaves.get(pane.number);
      if (leaf) return flights.get(pane.number) ? GLASS.unlit : settling(time, leaf.sprouts + GROWING, GLASS);
      const height = (1075 - pane.y) / 1075;
      const sweep = swell(height - mix(-0.2, 1.4, smooth(time, 1.3, 2.9)), 0.14) * 0.22;
      const dusk = 1 - smooth(time, 2.7, 3.6) * 0.6;
      return (0.2 + 0.8 * smooth(time, height * 1.1 - 0.2, height * 1.1 + 0.7)) * dusk + sweep;
    };
    const camera = between(ROOTS, WHOLE, smooth(time, -0.4, 2.6));
    drawLayer(frame, layer, camera, lightsFor(layer, lightOf));
    for (const [number, flight] of flights)
      if (flight?.opacity) drawPane(frame, layer, camera, layer.panes[number], flight);
  };
}
