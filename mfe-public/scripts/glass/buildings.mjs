import { mosaic, sunburst } from './backdrops.mjs';
import { lighten, vary } from './colour.mjs';
import { arch, points, polygon, rectangle } from './shapes.mjs';

/** A window in the wall: an arch with a burst of light inside. */
export function archWindow({ x, y, width, height, stops, random }) {
  const light = { x, y: y - height * 0.42, core: width * 0.2, reach: height * 0.62, first: 5 };
  return [
    {
      path: arch(x, y, width, height),
      inlay: sunburst({ ...light, stops, random }).map((pane) => ({ ...pane, lead: 3.4 })),
      lead: 8,
    },
  ];
}

const ROOFS = {
  gable: points('-0.06,0 0.5,0.5 1.06,0'),
  spire: points('-0.03,0 0.5,1.3 1.03,0'),
  slope: points('0,0 1,0.4 1,0'),
  flat: points('-0.04,0 -0.04,0.07 1.04,0.07 1.04,0'),
};

/** A house or a tower with windows, most of them lit, unless `isLit` is false. */
export function house({ x, y, width, height, colour, random, roof = 'gable', isLit = true, ...grid }) {
  const { columns = 3, rows = 4 } = grid;
  const top = y - height;
  const wall = { x, y: top, width, height, count: Math.ceil(rows * 1.2) };
  const [cellX, cellY] = [width / columns, (height * 0.86) / rows];
  const windows = Array.from({ length: rows * columns }, (_, index) => {
    const left = x + cellX * ((index % columns) + 0.24);
    const upper = top + height * 0.07 + cellY * (Math.floor(index / columns) + 0.2);
    const glow = random() < 0.7 === isLit ? [0.88, 0.15, 88] : lighten(colour, 0.16);
    return {
      path: rectangle(left, upper, cellX * 0.52, cellY * 0.56),
      colour: vary(random, glow),
      lead: 2.6,
    };
  });
  const eaves = ROOFS[roof].map(([across, up]) => [x + across * width, top - up * width]);
  return [
    { path: rectangle(x, top, width, height), inlay: mosaic({ ...wall, random, tint: () => colour }) },
    ...windows,
    { path: polygon(eaves), colour: [colour[0] - 0.02, colour[1], colour[2] - 50] },
  ];
}
