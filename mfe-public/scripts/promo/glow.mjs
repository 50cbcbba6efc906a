import { FRAME } from './canvas.mjs';

const SHRINK = 6;
const SMALL = { width: FRAME.width / SHRINK, height: FRAME.height / SHRINK };
const REACH = 3;

function shrunk(frame) {
  const small = new Float32Array(SMALL.width * SMALL.height * 3);
  for (let row = 0; row < FRAME.height; row += 1)
    for (let column = 0; column < FRAME.width; column += 1) {
      const to = (Math.floor(row / SHRINK) * SMALL.width + Math.floor(column / SHRINK)) * 3;
      const at = (row * FRAME.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        small[to + channel] += Math.min(340, frame[at + channel]) / SHRINK ** 2;
    }
  return small;
}

/** Spreads each value over its neighbours along one axis: `count` values lie `stride` apart. */
function spread(values, count, stride) {
  return values.map((_, at) => {
    const place = Math.floor(at / stride) % count;
    let sum = 0;
    for (let by = -REACH; by <= REACH; by += 1)
      sum += values[at + (Math.min(count - 1, Math.max(0, place + by)) - place) * stride];
    return sum / (REACH * 2 + 1);
  });
}

const blurred = (values) =>
  [1, 2].reduce((softer) => spread(spread(softer, SMALL.width, 3), SMALL.height, SMALL.width * 3), values);

/** The frame as bytes, bright glass glowing over the lead as in the still pictures. */
export function developed(frame) {
  const glow = blurred(shrunk(frame)).map((value) => Math.max(0, value * 0.75 - 88));
  const bytes = Buffer.alloc(frame.length);
  for (let row = 0, at = 0; row < FRAME.height; row += 1) {
    const y = Math.min(SMALL.height - 1.001, Math.max(0, (row + 0.5) / SHRINK - 0.5));
    const [upper, down] = [Math.floor(y) * SMALL.width, y % 1];
    for (let column = 0; column < FRAME.width; column += 1) {
      const x = Math.min(SMALL.width - 1.001, Math.max(0, (column + 0.5) / SHRINK - 0.5));
      const [near, across] = [(upper + Math.floor(x)) * 3, x % 1];
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const corner = near + channel;
        const above = glow[corner] * (1 - across) + glow[corner + 3] * across;
        const lower = corner + SMALL.width * 3;
        const below = glow[lower] * (1 - across) + glow[lower + 3] * across;
        const shine = Math.min(255, above * (1 - down) + below * down);
        const value = Math.min(255, frame[at]);
        bytes[at] = value + shine - (value * shine) / 255;
      }
    }
  }
  return bytes;
}
