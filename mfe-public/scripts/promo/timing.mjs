const clamp = (value) => Math.min(1, Math.max(0, value));

/** How far `time` has come on its way from `from` to `to`, 0 to 1. */
export const share = (time, from, to) => clamp((time - from) / (to - from));

/** The same, starting and arriving slowly. */
export function smooth(time, from, to) {
  const way = share(time, from, to);
  return way * way * way * (way * (way * 6 - 15) + 10);
}

/** The same, starting fast and arriving slowly. */
export const arriving = (time, from, to) => 1 - (1 - share(time, from, to)) ** 3;

/** A swell that is highest (1) when `distance` is 0 and has gone at about twice its `width`. */
export const swell = (distance, width) => Math.exp(-((distance / width) ** 2));

export const mix = (from, to, way) => from + (to - from) * way;

/** What the camera sees between two views, each the middle of the picture and how much of its width is seen. */
export const between = (from, to, way) => ({
  x: mix(from.x, to.x, way),
  y: mix(from.y, to.y, way),
  width: from.width * (to.width / from.width) ** way,
});
