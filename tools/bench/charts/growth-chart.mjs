import { areaY, axisX, axisY, dot, gridY, line, ruleY, text } from '@observablehq/plot';
import { inFull } from '../report/numbers.mjs';
import { COLOURS, pictureOf } from './picture.mjs';

const COLUMNS = 4;
const PANEL_HEIGHT = 112;
/** A time that grew more is drawn at the edge; its numbers stand above it. */
const HIGHEST = 4;

/**
 * One small plot for each answer, all on one scale: how many times as long it takes as with the fewest rows. An answer is
 * `{ name, growth: [{ rows, ms }], isKept }`; it took `atMost` times as long, or more than was promised.
 */
export function growthChart({ title, answers, atMost }) {
  const points = answers.flatMap(pointsOf);
  const place = { fx: 'column', fy: 'row', x: 'rows' };
  const fewest = inThousands(points[0].rows);
  const highest = Math.min(HIGHEST, Math.max(2, ...points.map(({ times }) => times)));
  return pictureOf({
    title,
    subtitle: `How many times as long an answer takes as with ${fewest} rows in every table; green: at most ${atMost}, as promised.`,
    marginLeft: 44,
    marginRight: 36,
    marginTop: 22,
    marginBottom: 46,
    height: 146 + PANEL_HEIGHT * Math.ceil(answers.length / COLUMNS),
    fx: { axis: null, padding: 0.16 },
    fy: { axis: null, padding: 0.42 },
    x: { type: 'log', label: null },
    y: { domain: [0, highest], clamp: true },
    marks: [
      areaY(points, { ...place, y: atMost, fill: COLOURS.kept }),
      gridY([1], { stroke: COLOURS.edge, strokeOpacity: 1 }),
      ruleY([0], { stroke: COLOURS.edge }),
      axisY(ticksUpTo(highest), { tickSize: 0, label: null, fill: COLOURS.quiet, fontSize: 11 }),
      axisX(rowsOf(answers), {
        tickFormat: inThousands,
        tickSize: 3,
        label: null,
        fill: COLOURS.quiet,
        fontSize: 11,
      }),
      line(points, { ...place, y: 'times', stroke: 'colour', strokeWidth: 1.75 }),
      dot(points, { ...place, y: 'times', r: 2.5, fill: 'colour' }),
      ...wordsOf(answers),
    ],
  });
}

const placeOf = (index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) });
const colourOf = ({ isKept: kept }) => (kept ? COLOURS.first : COLOURS.missed);
const rowsOf = ([{ growth }]) => growth.map(({ rows }) => rows);

function pointsOf(answer, index) {
  const { growth } = answer;
  const look = { ...placeOf(index), colour: colourOf(answer) };
  return growth.map(({ rows, ms }) => ({ ...look, rows, times: ms / growth[0].ms }));
}

const ticksUpTo = (highest) => [0, 1, 2, 3, 4].filter((tick) => tick <= highest);

/** 10000 → 10k */
export const inThousands = (rows) => (rows < 1000 ? String(rows) : `${rows / 1000}k`);

/** Above each panel its name, and what its time was first and last. */
function wordsOf(answers) {
  const words = answers.map((answer, index) => {
    const { name, growth } = answer;
    const change = `${inFull(growth[0].ms)} → ${inFull(growth.at(-1).ms)} ms`;
    return { ...placeOf(index), name: shortened(name), change, colour: colourOf(answer) };
  });
  const place = { fx: 'column', fy: 'row', frameAnchor: 'top-left', lineAnchor: 'bottom' };
  return [
    text(words, { ...place, text: 'name', dy: -18, fontSize: 11, fontWeight: 600, fill: COLOURS.text }),
    text(words, { ...place, text: 'change', dy: -3, fill: 'colour' }),
  ];
}

const LONGEST = 34;

/** What is asked, without how: as much of it as fits above its panel. */
export function shortened(name) {
  const words = name.replace(/^GET /, '').replace(/\?\S*/, '');
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
