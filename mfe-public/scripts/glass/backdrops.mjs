import { between, lighten, vary } from './colour.mjs';
import { hill, rings, shards } from './panes.mjs';

/** Skies as colours by distance from the light: `[at, lightness, chroma, hue]`. */
export const SKIES = {
  dawn: [
    [0, 0.97, 0.08, 98],
    [0.14, 0.87, 0.15, 85],
    [0.3, 0.74, 0.17, 55],
    [0.5, 0.6, 0.19, 15],
    [0.75, 0.46, 0.18, -25],
    [1, 0.36, 0.17, -70],
  ],
  day: [
    [0, 0.98, 0.04, 105],
    [0.2, 0.92, 0.07, 195],
    [0.5, 0.78, 0.11, 220],
    [0.8, 0.62, 0.14, 245],
    [1, 0.5, 0.16, 262],
  ],
  dusk: [
    [0, 0.92, 0.13, 85],
    [0.18, 0.76, 0.17, 58],
    [0.38, 0.58, 0.2, 20],
    [0.6, 0.42, 0.17, -30],
    [0.8, 0.32, 0.15, -75],
    [1, 0.25, 0.12, -92],
  ],
  night: [
    [0, 0.95, 0.05, 95],
    [0.16, 0.66, 0.1, 245],
    [0.4, 0.44, 0.14, 262],
    [0.7, 0.32, 0.13, 272],
    [1, 0.24, 0.1, 285],
  ],
  rose: [
    [0, 0.97, 0.04, 60],
    [0.2, 0.86, 0.1, 20],
    [0.5, 0.7, 0.16, 0],
    [0.8, 0.5, 0.18, -22],
    [1, 0.36, 0.14, -40],
  ],
  gold: [
    [0, 0.98, 0.06, 100],
    [0.25, 0.89, 0.14, 90],
    [0.55, 0.77, 0.16, 72],
    [0.8, 0.62, 0.15, 52],
    [1, 0.46, 0.13, 38],
  ],
  sea: [
    [0, 0.97, 0.05, 110],
    [0.25, 0.87, 0.1, 165],
    [0.55, 0.7, 0.12, 188],
    [0.8, 0.52, 0.11, 212],
    [1, 0.38, 0.11, 240],
  ],
  meadow: [
    [0, 0.98, 0.08, 105],
    [0.25, 0.89, 0.15, 118],
    [0.55, 0.74, 0.16, 140],
    [0.8, 0.55, 0.13, 158],
    [1, 0.4, 0.1, 170],
  ],
  iris: [
    [0, 0.97, 0.04, 80],
    [0.22, 0.82, 0.09, 310],
    [0.5, 0.63, 0.16, 300],
    [0.78, 0.46, 0.19, 292],
    [1, 0.33, 0.16, 282],
  ],
};

/** Rings of glass round a light; `reach` is how far out the last colour lies, `rays` how many beams are seen. */
export function sunburst({
  x,
  y,
  core = 40,
  growth = 1.26,
  reach,
  stops,
  random,
  rays = 7,
  first = 8,
  squash = 1,
}) {
  const radii = [0, core];
  while (radii[radii.length - 1] < reach)
    radii.push(radii[radii.length - 1] + core * 0.85 * growth ** (radii.length - 2));
  const pieces = radii.slice(1).map((_, ring) => Math.round(first * (1 + Math.min(ring, 5) * 0.5)));
  return rings({ x, y, radii, pieces, random, jitter: 0.36, squash }).map(({ points, ring, angle }) => {
    const colour = between(stops, ring === 0 ? 0 : (radii[ring] + radii[ring + 1]) / 2 / reach);
    const beam = ring > 0 ? Math.cos(angle * rays + 0.6) * 0.045 : 0;
    return { points, colour: lighten(vary(random, colour, { lightness: 0.08 }), beam) };
  });
}

/** A rectangle cut into shards; `tint` gives the colour at a point. */
export function mosaic({ x, y, width, height, count, random, tint, by }) {
  const outline = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const sites = Array.from({ length: count }, () => [x + random() * width, y + random() * height]);
  return shards(outline, sites, 3).map((points) => ({
    points,
    colour: vary(random, tint(points[0][0], points[0][1]), by),
  }));
}

/** A sky of shards, coloured from bottom (0) to top (1) along `stops`. */
export const sky = ({ stops, y = 0, height, ...cut }) =>
  mosaic({ y, height, ...cut, tint: (_, at) => between(stops, 1 - (at - y) / height) });

/** Hills, from the farthest to the nearest; `tint(band, row, points)` gives each pane's colour. */
export function hills({ bands, width, random, tint }) {
  return bands.flatMap((band) => {
    const { base, swell, phase, length, rows, step, lean } = band;
    const ridge = (x) =>
      base + swell * Math.sin(x / length + phase) + swell * 0.4 * Math.sin(x / (length * 0.43) + phase * 2);
    const cut = { ridge, rows, from: -160, to: width + 260, step, lean, random };
    return hill(cut).map(({ points, row }) => ({ points, colour: tint(band, row, points) }));
  });
}

/** Rows of panes on the ground, from the horizon at `y` down to `floor`, whose joints run to the point `towards`. */
export function ground({ y, floor, width, random, colours, towards = width / 2, rows = 5, step = 90 }) {
  const edges = Array.from({ length: rows + 1 }, (_, row) => y + (floor - y) * (row / rows) ** 1.5);
  const spread = (edge) => 0.5 + (1.5 * (edge - y)) / (floor - y);
  const half = Math.ceil(width / step) + 1;
  return edges.slice(1).flatMap((bottom, row) => {
    const top = edges[row];
    const joints = Array.from({ length: half * 2 }, (_, joint) => (joint - half + random() * 0.6) * step);
    return joints.slice(1).map((right, joint) => {
      const corner = (across, edge) => [towards + across * spread(edge), edge];
      return {
        points: [
          corner(joints[joint], top),
          corner(right, top),
          corner(right, bottom),
          corner(joints[joint], bottom),
        ],
        colour: vary(random, between(colours, row / Math.max(1, rows - 1))),
      };
    });
  });
}

/** Water from `y` down to `floor`, coloured along `colours`, shining under the light at `glint`. */
export function water({ y, floor, width, random, colours, glint, rows = 6, step = 110 }) {
  const edges = Array.from({ length: rows + 1 }, (_, row) => (floor - y) * (row / rows) ** 1.3);
  const ridge = (x) => y + 3 * Math.sin(x / 45 + y);
  const cut = { ridge, rows: edges, from: -120, to: width + 120, step, lean: 0.3, random };
  return hill(cut).map(({ points, row }) => {
    const middle = (points[0][0] + points[4][0]) / 2;
    const shine = glint === undefined ? 0 : Math.max(0, 1 - Math.abs(middle - glint) / (70 + row * 18));
    const [lightness, chroma, hue] = vary(random, between(colours, row / Math.max(1, rows - 1)), { hue: 18 });
    return { points, colour: [lightness + shine * 0.3, chroma, shine > 0.3 ? 95 : hue] };
  });
}

/** Diamond panes, as the oldest windows have them; `tint` gives the colour at a point. */
export function lattice({ width, height, size, random, tint }) {
  const [half, tall] = [size / 2, size * 0.7];
  const rows = Math.ceil(height / tall) + 1;
  const columns = Math.ceil(width / size) + 1;
  return Array.from({ length: rows * 2 * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = (index % columns) * size + (row % 2) * half;
    const y = (row * tall) / 2;
    const points = [
      [x, y - tall / 2],
      [x + half, y],
      [x, y + tall / 2],
      [x - half, y],
    ];
    return { points, colour: vary(random, tint(x, y)) };
  });
}
