import sharp from 'sharp';
import { mosaic } from '../glass/backdrops.mjs';
import { leaded } from '../glass/glass.mjs';
import { randomFrom } from '../glass/random.mjs';
import { CALL } from '../pictures/callers.mjs';
import { drawArriving } from './flight.mjs';
import { layerOf, pixelsOf } from './layer.mjs';
import { between, mix, smooth, swell } from './timing.mjs';

const SIZE = { width: 1600, height: 900 };
const COLUMNS = 4;
const TILE = { width: 360, height: 262, round: 26 };
const GAP = 26;
const EDGE = 41;

const places = Array.from({ length: 12 }, (_, index) => ({
  left: EDGE + (index % COLUMNS) * (TILE.width + GAP),
  top: 31 + Math.floor(index / COLUMNS) * (TILE.height + GAP),
}));

/** A tile's outline, `grow` pixels wider than the tile on every side. */
const outline = (grow, paint) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}">
  <rect x="${-grow}" y="${-grow}" width="${TILE.width + grow * 2}" height="${TILE.height + grow * 2}" rx="${TILE.round}" ${paint}/></svg>`;

async function tile(svg) {
  const { data, info } = await pixelsOf(svg, Math.round((900 * TILE.width) / 760));
  const raw = { width: info.width, height: info.height, channels: 3 };
  const top = Math.round((info.height * 345) / 1200);
  const left = Math.round((info.width - TILE.width) / 2);
  const face = await sharp(data, { raw })
    .extract({ left, top, width: TILE.width, height: TILE.height })
    .png()
    .toBuffer();
  return sharp(face)
    .composite([
      { input: Buffer.from(outline(-4, 'fill="none" stroke="#120d22" stroke-width="9"')) },
      { input: Buffer.from(outline(0, 'fill="#fff"')), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

/** The number of the tile that holds each pixel; the rounded corners are the wall's. */
function owners() {
  const owner = new Uint16Array(SIZE.width * SIZE.height);
  const isRound = (x, y) => {
    const [offX, offY] = [
      TILE.round - Math.min(x, TILE.width - 1 - x),
      TILE.round - Math.min(y, TILE.height - 1 - y),
    ];
    return offX > 0 && offY > 0 && Math.hypot(offX, offY) > TILE.round;
  };
  places.forEach(({ left, top }, index) => {
    for (let y = 0; y < TILE.height; y += 1)
      for (let x = 0; x < TILE.width; x += 1)
        if (!isRound(x, y)) owner[(top + y) * SIZE.width + left + x] = index + 1;
  });
  return owner;
}

async function callLayer() {
  const random = randomFrom(212);
  const tint = () => [0.3, 0.09, 285];
  const panes = mosaic({ x: 0, y: 0, ...SIZE, count: 110, random, tint });
  const wall = leaded({
    ...SIZE,
    panes,
    lead: 5,
    light: { x: 800, y: 450, reach: 900, strength: 0.2 },
    seed: 212,
  });
  const { data, info } = await pixelsOf(wall, SIZE.width);
  const faces = await Promise.all(Object.values(CALL).map((draw) => tile(draw())));
  const colour = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .composite(faces.map((input, index) => ({ input, ...places[index] })))
    .removeAlpha()
    .raw()
    .toBuffer();
  return layerOf(colour, owners(), SIZE, ['', ...faces.map((_, index) => `tile${index}`)]);
}

/** In which order they join. */
const ORDER = [6, 5, 10, 1, 7, 2, 9, 4, 11, 0, 8, 3];

/** Who speaks when: each in turn shines a little. */
const SPEAKERS = [5, 10, 3, 8];

const journeys = new Map(
  ORDER.map((place, index) => {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    const journey = { start: 0.05 + index * 0.125, duration: 0.6, turn: (column - 1.5) * 0.14 };
    return [place + 1, { ...journey, x: (column - 1.5) * 190, y: (row - 1) * 150 + 60, scale: 0.35 }];
  }),
);

const NEAR = { x: 830, y: 470, width: 1150 };
const WHOLE = { x: 800, y: 450, width: 1590 };

/** One after another they join the call. */
export async function call() {
  const layer = await callLayer();
  return (frame, time) => {
    const lightOf = ({ number, x, y }) => {
      if (number === 0) return 0.75;
      const speaking = SPEAKERS.reduce(
        (sum, place, turn) => sum + (place === number - 1 ? swell(time - 1.75 - turn * 0.33, 0.24) * 0.3 : 0),
        0,
      );
      const sweep = swell((x + y) / 2500 - mix(-0.2, 1.2, smooth(time, 1.9, 3.3)), 0.12) * 0.25;
      return 0.97 + speaking + sweep;
    };
    const camera = between(NEAR, WHOLE, smooth(time, -0.5, 3.2));
    drawArriving(frame, layer, camera, { time, journeys, lightOf, flash: 0.3 });
  };
}
