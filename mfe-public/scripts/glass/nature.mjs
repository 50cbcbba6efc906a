import { mosaic } from './backdrops.mjs';
import { between, lighten } from './colour.mjs';
import { limb, points, polygon, smooth } from './shapes.mjs';

const TWIGS = points('-0.5,-0.02 0.5,-0.05 0.06,-0.16');

function wooden({ x, y, height, spread, wood }) {
  const twig = ([across, up]) => {
    const fork = [x, y - height * 0.34];
    const tip = [x + across * spread, y - height * (0.66 - up)];
    const elbow = [x + across * spread * 0.35, y - height * 0.46];
    return { path: limb([fork, elbow, tip], height * 0.035, 3), colour: lighten(wood, 0.06), lead: 3.5 };
  };
  const trunk = [
    [x - 4, y],
    [x + 5, y - height * 0.2],
    [x, y - height * 0.44],
  ];
  return [...TWIGS.map(twig), { path: limb(trunk, height * 0.085, height * 0.04), colour: wood }];
}

/** A tree: a trunk that forks, under a crown of shards coloured along `colours` from left (0) to right (1). */
export function roundTree({ colours, random, wood = [0.38, 0.08, 50], count = 46, ...tree }) {
  const { x, y, height, spread } = tree;
  const middle = y - height * 0.66;
  const outline = Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 14) * Math.PI * 2;
    const reach = 1 + 0.09 * Math.cos(angle * 5 + x);
    return [x + Math.cos(angle) * spread * reach, middle + Math.sin(angle) * height * 0.36 * reach];
  });
  const box = { x: x - spread * 1.15, y: middle - height * 0.42, width: spread * 2.3, height: height * 0.84 };
  const tint = (at, up) =>
    lighten(between(colours, (at - x) / spread / 2 + 0.5), ((middle - up) / height) * 0.25);
  const crown = mosaic({ ...box, count, random, tint });
  return [{ path: smooth(outline), inlay: crown }, ...wooden({ ...tree, wood })];
}

/** A mountain whose facets catch the light on the side of `sun` (-1 left, 1 right), with snow from `snow` up (0 to 1). */
export function mountain({ x, y, width, height, colour, random, sun = 1, snow = 0.72, count = 26 }) {
  const top = y - height;
  const outline = [
    [x - width / 2, y],
    [x - width * 0.32, y - height * 0.42],
    [x - width * 0.2, y - height * 0.6],
    [x - width * 0.07, y - height * 0.86],
    [x, top],
    [x + width * 0.1, y - height * 0.8],
    [x + width * 0.17, y - height * 0.66],
    [x + width * 0.34, y - height * 0.36],
    [x + width / 2, y],
  ];
  const tint = (at, up) => {
    const share = (y - up) / height;
    const lit = (at - x) * sun > (up - top) * 0.12 * Math.sin(up / 30) ? 0.12 : -0.06;
    return share > snow ? [0.93 + lit * 0.4, 0.03, 250 - lit * 900] : lighten(colour, lit + share * 0.12);
  };
  const box = { x: x - width / 2, y: top, width, height };
  return [{ path: polygon(outline), inlay: mosaic({ ...box, count, random, tint }) }];
}

/** A bird on the wing. */
export const bird = (x, y, size) => ({
  path: `M${x - size} ${y - size * 0.28}Q${x - size * 0.4} ${y - size * 0.42} ${x} ${y}Q${x + size * 0.42} ${y - size * 0.5} ${x + size * 1.1} ${y - size * 0.42}Q${x + size * 0.5} ${y - size * 0.1} ${x + size * 0.06} ${y + size * 0.26}Q${x - size * 0.4} ${y - size * 0.06} ${x - size} ${y - size * 0.28}Z`,
  colour: [0.97, 0.02, 95],
  lead: 4,
});

/** A leaf or a petal whose stalk is at `x`, `y`: two panes that share the rib, pointing where `angle` (radians) says. */
export function leaf({ x, y, length, angle, colour, breadth = 0.32, lead = 4 }) {
  const [along, aside] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (far, off) =>
    `${(x + along * far - aside * off).toFixed(1)} ${(y + aside * far + along * off).toFixed(1)}`;
  return [-1, 1].map((side) => ({
    path: `M${at(0, 0)}C${at(0.22, side * breadth * 1.15)} ${at(0.62, side * breadth * 0.8)} ${at(1, 0)}Q${at(0.5, 0.05)} ${at(0, 0)}Z`,
    colour: lighten(colour, side * 0.045),
    lead,
  }));
}
