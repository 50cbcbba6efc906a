import { sunburst } from './backdrops.mjs';
import { lighten, vary } from './colour.mjs';
import { circle, polygon, rectangle, smooth, points } from './shapes.mjs';

/** A boat with two sails. */
export function sailBoat({ x, y, size, colours: [sail, jib, hull] }) {
  const place = (points) => polygon(points.map(([across, up]) => [x + across * size, y - up * size]));
  return [
    {
      path: place(points('0.03,0.16 0.03,1.1 0.5,0.2')),
      colour: sail,
    },
    {
      path: place(points('-0.03,0.2 -0.03,0.95 -0.4,0.24')),
      colour: jib,
    },
    {
      path: place(points('-0.52,0.14 0.6,0.14 0.42,-0.1 -0.34,-0.1')),
      colour: hull,
    },
  ];
}

/** A paper lantern hanging from `top`. */
export function lantern({ x, y, size, colour, top }) {
  const rib = (from, to, amount) => ({
    path: smooth([
      [x + from * size, y - size * 0.62],
      [x + from * size * 1.9, y],
      [x + from * size, y + size * 0.62],
      [x + to * size, y + size * 0.62],
      [x + to * size * 1.9, y],
      [x + to * size, y - size * 0.62],
    ]),
    colour: lighten(colour, amount),
    lead: 3.4,
  });
  const cap = (up) => ({
    path: rectangle(x - size * 0.3, y + up - size * 0.07, size * 0.6, size * 0.15),
    colour: [0.3, 0.06, 40],
    lead: 3,
  });
  return [
    ...(top === undefined
      ? []
      : [{ line: `M${x} ${top}L${x} ${y - size * 0.6}`, width: 3.5, colour: [0.2, 0.03, 285] }]),
    rib(-0.4, -0.14, -0.1),
    rib(0.14, 0.4, -0.04),
    rib(-0.14, 0.14, 0.08),
    cap(-size * 0.66),
    cap(size * 0.66),
    { path: circle(x, y, size * 0.16, 1.3), colour: [0.97, 0.07, 95], lead: 2 },
  ];
}

/** A gear with `teeth`, whose spokes are panes. */
export function gear({ x, y, radius, teeth, colour, random, turn = 0 }) {
  const at = (reach, angle) => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  const step = (Math.PI * 2) / teeth;
  const rim = Array.from({ length: teeth }, (_, tooth) => tooth * step + turn).flatMap((angle) => [
    at(radius, angle - step * 0.2),
    at(radius, angle + step * 0.2),
    at(radius * 0.82, angle + step * 0.29),
    at(radius * 0.82, angle + step * 0.71),
  ]);
  const inlay = sunburst({
    x,
    y,
    core: radius * 0.3,
    growth: 1,
    reach: radius * 1.1,
    random,
    rays: 5,
    first: 5,
    stops: [
      [0, ...lighten(colour, 0.24)],
      [0.5, ...lighten(colour, 0.06)],
      [1, ...lighten(colour, -0.05)],
    ],
  });
  return [
    { path: polygon(rim), inlay },
    { path: circle(x, y, radius * 0.2), colour: [0.95, 0.07, 92] },
  ];
}

/** An open book whose fold lies at `x`, `y`, with lines of panes on its pages. */
export function openBook({ x, y, size, random, cover = [0.46, 0.18, 22], paper = [0.95, 0.04, 88] }) {
  const rise = (across) => 0.62 * across ** 2 - 0.86 * across;
  const page = (side, reach, grow) => {
    const at = (across, down) => [x + side * across * size * reach, y + (rise(across) * 0.62 + down) * size];
    const steps = Array.from({ length: 9 }, (_, step) => step / 8);
    const strip = (top, bottom, from, to) => [
      ...steps.map((share) => at(from + (to - from) * share, top)),
      ...steps.map((share) => at(to - (to - from) * share, bottom)),
    ];
    const lines = Array.from({ length: 5 }, (_, line) => ({
      points: strip(line * 0.09, line * 0.09 + 0.09, 0, 1),
      colour: vary(random, lighten(paper, line * -0.02), { lightness: 0.07, hue: 40 }),
    }));
    return {
      path: polygon(strip(-grow, 0.45 + grow, 0, 1)),
      ...(grow ? { colour: cover } : { inlay: lines, lead: 4 }),
    };
  };
  return [page(-1, 1.06, 0.035), page(1, 1.06, 0.035), page(-1, 1, 0), page(1, 1, 0)];
}
