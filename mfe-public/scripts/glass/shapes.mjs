/** Points written shortly: `points('0,0 10,0 10,5')`. */
export const points = (text) => text.split(' ').map((point) => point.split(',').map(Number));

const at = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path data with straight edges. */
export const polygon = (points) => `M${points.map(at).join('L')}Z`;

export const rectangle = (x, y, width, height) => `M${at([x, y])}h${width}v${height}h${-width}Z`;

export const circle = (x, y, radius, squash = 1) =>
  `M${at([x - radius, y])}a${radius} ${radius * squash} 0 1 1 ${radius * 2} 0a${radius} ${radius * squash} 0 1 1 ${-radius * 2} 0Z`;

/** A pointed window that stands on `y`, centred at `x`. */
export function arch(x, y, width, height) {
  const [left, right, spring, top] = [x - width / 2, x + width / 2, y - height + width * 0.9, y - height];
  const [shoulder, near] = [spring - width * 0.5, width * 0.22];
  return (
    `M${at([left, y])}L${at([left, spring])}C${at([left, shoulder])} ${at([x - near, top + near])} ${at([x, top])}` +
    `C${at([x + near, top + near])} ${at([right, shoulder])} ${at([right, spring])}L${at([right, y])}Z`
  );
}

/** Path data that runs smoothly through all points and closes (Catmull-Rom). */
export function smooth(points) {
  const point = (index) => points[(index + points.length) % points.length];
  const curves = points.map((here, index) => {
    const [before, next, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const leaving = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const arriving = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    return `C${at(leaving)} ${at(arriving)} ${at(next)}`;
  });
  return `M${at(points[0])}${curves.join('')}Z`;
}

const mix = (from, to, share) => from + (to - from) * share;

/** A point on the curve through three points, `share` of the way along. */
const bend = ([start, middle, end], share) =>
  [0, 1].map((axis) => {
    const control = 2 * middle[axis] - (start[axis] + end[axis]) / 2;
    return mix(mix(start[axis], control, share), mix(control, end[axis], share), share);
  });

/** Something long and bent, through three points, from one thickness to another: an arm, a branch, a path. */
export function limb(points, from, to) {
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const edge = (side) =>
    shares.map((share) => {
      const [x, y] = bend(points, share);
      const [before, after] = [bend(points, share - 0.01), bend(points, share + 0.01)];
      const [alongX, alongY] = [after[0] - before[0], after[1] - before[1]];
      const reach = (side * mix(from, to, share)) / 2 / (Math.hypot(alongX, alongY) || 1);
      return [x - alongY * reach, y + alongX * reach];
    });
  return smooth([...edge(1), ...edge(-1).reverse()]);
}
