import { fiveWindows } from '../pictures/five-windows.mjs';
import { randomFrom } from '../glass/random.mjs';
import { drawLayer } from './canvas.mjs';
import { drawArriving } from './flight.mjs';
import { layerFrom, lightsFor } from './layer.mjs';
import { between, mix, smooth, swell } from './timing.mjs';

const WIDTH = 1600;
const SUN = { x: 800, y: 440 };
const WHOLE = { x: 800, y: 450, width: WIDTH };
const NEAR = { x: 800, y: 452, width: 1180 };

const fromSun = ({ x, y }) => Math.hypot(x - SUN.x, y - SUN.y) / 900;

export const fiveWindowsLayer = () => layerFrom(fiveWindows(675), WIDTH);

/** Evening: the light goes out of the five windows, from the outermost panes to the sun. */
export function nightfall(layer) {
  return (frame, time) => {
    const lightOf = (pane) => {
      const dusk = smooth(time, 0.95 - fromSun(pane) * 0.85, 1.5 - fromSun(pane) * 0.85);
      const last = swell(time - (0.95 - fromSun(pane) * 0.85), 0.16) * 0.25;
      return pane.group ? 1 - dusk * 0.94 + last : 1 - smooth(time, 0.1, 1.2) * 0.75;
    };
    drawLayer(frame, layer, between(WHOLE, NEAR, smooth(time, 0, 2.2)), lightsFor(layer, lightOf));
  };
}

/** Every pane comes in on the wind and finds its place, from the sun outwards. */
function journeysOf(layer) {
  const random = randomFrom(1240);
  const panes = layer.panes.filter(({ group, area }) => group && area > 30);
  return new Map(
    panes.map((pane) => [
      pane.number,
      {
        start: fromSun(pane) * 0.95 + random() * 0.4,
        duration: 0.85 + random() * 0.3,
        x: -mix(520, 1150, random()),
        y: mix(-620, 420, random()),
        turn: mix(-2.6, 2.6, random()),
        scale: mix(0.8, 1.5, random()),
      },
    ]),
  );
}

/** Morning: all panes come together in the five windows, and light passes over them. */
export function daybreak(layer) {
  const journeys = journeysOf(layer);
  return (frame, time) => {
    const lightOf = (pane) => {
      const along = (pane.x + pane.y * 0.45) / 2000;
      const passing = swell(along - mix(-0.25, 1.35, smooth(time, 2, 4.1)), 0.11) * 0.6;
      const first = 0.25 + smooth(time, 1.2, 2.8) * 0.75;
      return pane.group ? 1 + passing : first + passing * 0.35;
    };
    const camera = between(NEAR, WHOLE, smooth(time, 1.1, 4.1));
    drawArriving(frame, layer, camera, { time, journeys, lightOf, unlit: 0.08 });
  };
}
