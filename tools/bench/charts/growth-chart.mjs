import { areaY, axisX, axisY, dot, gridY, line, text } from '@observablehq/plot';
import { inFull } from '../report/numbers.mjs';
import { COLOURS, pictureOf } from './picture.mjs';

const COLUMNS = 4;
const PANEL_HEIGHT = 118;
const ABOVE = 1.25;

/**
 * One small plot for each answer, all on one scale: milliseconds over rows, on the ground of what is promised. An answer is
 * `{ name, growth: [{ rows, ms }], atMost }`, its promise in milliseconds or null.
 */
export function growthChart({ title, answers }) {
  const points = answers.flatMap((answer, index) => pointsOf(answer, placeOf(index)));
  const highest = Math.max(...points.map(({ ms, atMost }) => Math.max(ms, atMost ?? 0)));
  const columns = { fx: 'column', fy: 'row', x: 'rows' };
  return pictureOf({
    title,
    subtitle: 'Median milliseconds over rows in every table; green: what is promised, 1.5 times the first.',
    marginLeft: 52,
    marginTop: 14,
    marginBottom: 44,
    height: 136 + PANEL_HEIGHT * Math.ceil(answers.length / COLUMNS),
    fx: { axis: null, padding: 0.08 },
    fy: { axis: null, padding: 0.3 },
    x: { type: 'log', label: null },
    y: { domain: [0, highest * ABOVE], label: null },
    marks: [
      gridY({ ticks: 3, stroke: COLOURS.grid, strokeOpacity: 1 }),
      areaY(
        points.filter(({ atMost }) => atMost !== null),
        { ...columns, y: 'atMost', fill: COLOURS.kept },
      ),
      axisY({ ticks: 3, tickSize: 0, color: COLOURS.quiet, fontSize: 11 }),
      axisX({
        ticks: rowsOf(answers),
        tickFormat: inThousands,
        tickSize: 3,
        color: COLOURS.quiet,
        fontSize: 11,
      }),
      line(points, { ...columns, y: 'ms', stroke: COLOURS.first, strokeWidth: 1.75 }),
      dot(points, { ...columns, y: 'ms', r: 2.5, fill: colourOf }),
      ...wordsOf(answers),
    ],
  });
}

const placeOf = (index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) });
const rowsOf = ([{ growth }]) => growth.map(({ rows }) => rows);
const pointsOf = ({ growth, atMost }, place) => growth.map((point) => ({ ...point, ...place, atMost }));
const colourOf = ({ ms, atMost }) => (atMost !== null && ms > atMost ? COLOURS.missed : COLOURS.first);

/** 1000 → 1k */
export const inThousands = (rows) => (rows < 1000 ? String(rows) : `${rows / 1000}k`);

/** Above each panel its name, and what its time was first and last. */
function wordsOf(answers) {
  const words = answers.map(({ name, growth, atMost }, index) => {
    const [first, last] = [growth[0], growth.at(-1)];
    const change = `${inFull(first.ms)} → ${inFull(last.ms)} ms`;
    return { ...placeOf(index), name: shortened(name), change, colour: colourOf({ ...last, atMost }) };
  });
  const place = { fx: 'column', fy: 'row', frameAnchor: 'top-left', lineAnchor: 'bottom' };
  return [
    text(words, { ...place, text: 'name', dy: -6, fontWeight: 600, fill: COLOURS.text }),
    text(words, { ...place, text: 'change', frameAnchor: 'top-right', dx: -5, dy: 9, fill: 'colour' }),
  ];
}

const LONGEST = 31;
const shortened = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
