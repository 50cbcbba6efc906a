/** The part of a convex polygon that lies nearer to `site` than to `other`. */
function nearerHalf(polygon, site, other) {
  const middle = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
  const away = [other[0] - site[0], other[1] - site[1]];
  const beyond = ([x, y]) => (x - middle[0]) * away[0] + (y - middle[1]) * away[1];
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length];
    const [here, there] = [beyond(point), beyond(next)];
    const kept = here <= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

const centre = (polygon) => {
  const sum = polygon.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
};

/** Cuts a convex outline into as many panes as there are sites, evened out over a few rounds. */
export function shards(polygon, sites, rounds = 2) {
  const cells = sites
    .map((site) =>
      sites.reduce((cell, other) => (other === site ? cell : nearerHalf(cell, site, other)), polygon),
    )
    .filter((cell) => cell.length > 2);
  return rounds === 0 ? cells : shards(polygon, cells.map(centre), rounds - 1);
}

/** Panes in rings around a point; `rings` are radii, each ring cut into more pieces than the one inside it. */
export function rings({ x, y, radii, pieces, random, jitter = 0.3, squash = 1 }) {
  const at = (radius, angle) => [x + radius * Math.cos(angle), y + radius * squash * Math.sin(angle)];
  return radii.slice(1).flatMap((outer, ring) => {
    const inner = radii[ring];
    const count = pieces[ring];
    const offset = random();
    const cuts = Array.from(
      { length: count },
      (_, piece) => ((piece + offset + (random() - 0.5) * jitter) / count) * Math.PI * 2,
    );
    return cuts.map((from, piece) => {
      const to = piece + 1 < count ? cuts[piece + 1] : cuts[0] + Math.PI * 2;
      const steps = Math.max(2, Math.ceil((to - from) * 8));
      const arc = (radius) =>
        Array.from({ length: steps + 1 }, (_, step) => at(radius, from + ((to - from) * step) / steps));
      return { points: [...arc(inner), ...arc(outer).reverse()], ring, angle: (from + to) / 2 };
    });
  });
}

/** Panes of a rolling hill: rows below a ridge line, cut by leaning joints. */
export function hill({ ridge, rows, from, to, step, lean, random }) {
  return rows.slice(1).flatMap((below, row) => {
    const above = rows[row];
    const columns = Math.ceil((to - from) / step) + 2;
    const xs = Array.from(
      { length: columns + 1 },
      (_, column) => from + (column - 1 + (random() - 0.5) * 0.5) * step,
    );
    return xs.slice(1).map((right, column) => {
      const left = xs[column];
      const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => left + (right - left) * share);
      const top = steps.map((x) => [x + above * lean, ridge(x) + above]);
      const bottom = steps.map((x) => [x + below * lean, ridge(x) + below]).reverse();
      return { points: [...top, ...bottom], row };
    });
  });
}
