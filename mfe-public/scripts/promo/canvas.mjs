export const FRAME = { width: 960, height: 540 };

export const emptyFrame = () => new Float32Array(FRAME.width * FRAME.height * 3);

/** Glass with no light behind it: a trace of its brightness, in the blue of night. */
const NIGHT = [0.075, 0.075, 0.15];

/** Where a frame's pixel lies in the picture: the picture's pixels to one of the frame, and its upper left corner. */
function viewOf({ x, y, width }) {
  const step = width / FRAME.width;
  return { step, left: x - width / 2, top: y - (FRAME.height * step) / 2 };
}

const within = (value, most) => Math.min(most, Math.max(0, value));

/** Mixes the four pixels round a point of the picture into `into`. */
function sample({ colour, width, height }, x, y, into) {
  const [column, row] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
  const [across, down] = [x - column, y - row];
  const upper = (row * width + column) * 3;
  const lower = upper + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const above = colour[upper + channel] * (1 - across) + colour[upper + 3 + channel] * across;
    const below = colour[lower + channel] * (1 - across) + colour[lower + 3 + channel] * across;
    into[channel] = above * (1 - down) + below * down;
  }
}

/** The picture as the camera sees it, each pane as bright as `lights` says: 0 is night, 1 is the picture itself. */
export function drawLayer(frame, layer, camera, lights) {
  const { step, left, top } = viewOf(camera);
  const pixel = [0, 0, 0];
  for (let row = 0, at = 0; row < FRAME.height; row += 1) {
    const y = within(top + (row + 0.5) * step - 0.5, layer.height - 1);
    const line = Math.round(y) * layer.width;
    for (let column = 0; column < FRAME.width; column += 1, at += 3) {
      const x = within(left + (column + 0.5) * step - 0.5, layer.width - 1);
      sample(layer, x, y, pixel);
      const light = lights[layer.owner[line + Math.round(x)]];
      const night = (1 - Math.min(1, light)) * (pixel[0] * 0.3 + pixel[1] * 0.6 + pixel[2] * 0.1);
      for (let channel = 0; channel < 3; channel += 1)
        frame[at + channel] = pixel[channel] * light + night * NIGHT[channel];
    }
  }
}

/** How much of the point belongs to the pane, 0 to 1, so that a moving pane's edge is smooth. */
function coverage({ owner, width, height }, x, y, number) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column > width - 2 || row > height - 2) return 0;
  const [across, down, at] = [x - column, y - row, row * width + column];
  return (
    (owner[at] === number ? (1 - across) * (1 - down) : 0) +
    (owner[at + 1] === number ? across * (1 - down) : 0) +
    (owner[at + width] === number ? (1 - across) * down : 0) +
    (owner[at + width + 1] === number ? across * down : 0)
  );
}

/** The part of the frame that a moved pane can touch. */
function touched(pane, { x, y, scale }, { step, left, top }) {
  const reach = Math.hypot(pane.right - pane.left, pane.bottom - pane.top) * scale;
  const at = (value, corner, most) => Math.round(within((value - corner) / step, most));
  return {
    fromX: at(pane.x + x - reach, left, FRAME.width),
    toX: at(pane.x + x + reach, left, FRAME.width),
    fromY: at(pane.y + y - reach, top, FRAME.height),
    toY: at(pane.y + y + reach, top, FRAME.height),
  };
}

/** One pane on its way: moved by `x` and `y` (pixels of the picture), turned (radians), scaled, more or less seen. */
export function drawPane(frame, layer, camera, pane, flight) {
  const view = viewOf(camera);
  const { x: byX, y: byY, turn, scale, opacity, light } = flight;
  const { fromX, toX, fromY, toY } = touched(pane, flight, view);
  const [cosine, sine] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  const pixel = [0, 0, 0];
  for (let row = fromY; row < toY; row += 1) {
    const offY = view.top + (row + 0.5) * view.step - pane.y - byY;
    for (let column = fromX; column < toX; column += 1) {
      const offX = view.left + (column + 0.5) * view.step - pane.x - byX;
      const x = pane.x + offX * cosine + offY * sine;
      const y = pane.y - offX * sine + offY * cosine;
      const cover = coverage(layer, x, y, pane.number) * opacity;
      if (cover === 0) continue;
      sample(layer, x, y, pixel);
      const at = (row * FRAME.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        frame[at + channel] += (pixel[channel] * light - frame[at + channel]) * cover;
    }
  }
}
