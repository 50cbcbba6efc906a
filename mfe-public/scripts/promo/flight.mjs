import { drawLayer, drawPane } from './canvas.mjs';
import { lightsFor } from './layer.mjs';
import { arriving, mix, share, swell } from './timing.mjs';

/** How brightly a pane shines that falls into its place at `landing`: from `unlit` it flashes, then settles. */
export const settling = (time, landing, { flash = 0.55, unlit = 0 } = {}) =>
  time < landing
    ? unlit
    : mix(unlit, 1, share(time, landing, landing + 0.08)) + flash * swell(time - landing - 0.1, 0.22);

/** Where a pane is on its way from `journey.x`, `journey.y` into its place, or null when it rests. */
function onTheWay({ start, duration, x, y, turn, scale }, time) {
  if (time < start || time >= start + duration) return null;
  const left = 1 - arriving(time, start, start + duration);
  return {
    x: x * left,
    y: y * left,
    turn: turn * left,
    scale: 1 + (scale - 1) * left,
    opacity: share(time, start, start + duration * 0.25),
    light: 0.95,
  };
}

/**
 * Draws the layer while some of its panes come flying: `journeys` by pane number say when each starts, how long it flies,
 * and from where; `lightOf(pane)` lights the panes that do not fly, and those that have come (1 being as they land).
 */
export function drawArriving(frame, layer, camera, { time, journeys, lightOf, flash, unlit }) {
  const landed = (pane) => {
    const journey = journeys.get(pane.number);
    if (!journey) return lightOf(pane);
    return settling(time, journey.start + journey.duration, { flash, unlit }) * lightOf(pane);
  };
  drawLayer(frame, layer, camera, lightsFor(layer, landed));
  for (const [number, journey] of journeys) {
    const flight = onTheWay(journey, time);
    if (flight) drawPane(frame, layer, camera, layer.panes[number], flight);
  }
}
