const clamp = (value) => Math.min(1, Math.max(0, value));

const encode = (linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees), as hexadecimal sRGB. */
export function oklch(lightness, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels
    .map((linear) => Math.round(clamp(encode(clamp(linear))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour between stops `[at, lightness, chroma, hue]`, which lie in the order of `at`. */
export function between(stops, at) {
  const upper = stops.findIndex((stop) => stop[0] >= at);
  if (upper === 0) return stops[0].slice(1);
  if (upper === -1) return stops[stops.length - 1].slice(1);
  const [low, high] = [stops[upper - 1], stops[upper]];
  const share = (at - low[0]) / (high[0] - low[0]);
  return [1, 2, 3].map((part) => low[part] + (high[part] - low[part]) * share);
}

/** A colour near `colour`, as hand-made glass varies: by `lightness` (0 to 1) and `hue` (degrees), half of it each way. */
export function vary(random, [lightness, chroma, hue], by = {}) {
  const { lightness: lighter = 0.1, hue: turn = 24 } = by;
  return [lightness + (random() - 0.5) * lighter, chroma, hue + (random() - 0.5) * turn];
}

/** A colour made lighter (or darker, below zero) by `amount`. */
export const lighten = ([lightness, chroma, hue], amount) => [lightness + amount, chroma, hue];
