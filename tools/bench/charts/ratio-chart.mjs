import { axisX, axisY, dot, gridX, link, ruleX, text } from '@observablehq/plot';
import { COLOURS, pictureOf } from './picture.mjs';

const LINE_HEIGHT = 44;
const SECONDS = [
  { figures: 'perSecond', name: 'answers per second', colour: COLOURS.first, dy: -7 },
  {
    figures: 'perProcessorSecond',
    name: 'answers per second of processor time',
    colour: COLOURS.second,
    dy: 7,
  },
];

/** For docs/bench. */
export const ratioPicture = (file, title, readings) => ({
  file,
  title,
  svg: ratioChart({ title, readings }),
});

/**
 * What share of a bare server's answers the site reaches, the middle of all rounds on the line from the worst of them to the
 * best. A reading is `{ name, perSecond, perProcessorSecond, atLeast }`, the figures `{ ratio, ratios }`.
 */
export function ratioChart({ title, readings }) {
  const names = readings.map(({ name }) => name);
  return pictureOf({
    title,
    subtitle: 'As a share of a bare node:http server that sends the same bytes; | is what is promised.',
    legend: SECONDS,
    marginLeft: 24 + 6.7 * Math.max(...names.map(({ length }) => length)),
    marginTop: 18,
    marginBottom: 44,
    marginRight: 40,
    height: 150 + LINE_HEIGHT * readings.length,
    x: { domain: [0, Math.max(1.1, ...readings.flatMap(allRatios))], label: null },
    y: { domain: names, label: null },
    marks: [
      gridX({ stroke: COLOURS.grid, strokeOpacity: 1 }),
      ruleX([0, 1], { stroke: COLOURS.edge }),
      axisX({ tickFormat: '.1f', tickSize: 0, fill: COLOURS.quiet }),
      axisY({ tickSize: 0, fill: COLOURS.text }),
      text(readings, { y: 'name', x: 'atLeast', text: () => '|', fontSize: 22, fill: COLOURS.quiet }),
      ...SECONDS.flatMap((second) => marksOf(readings, second)),
    ],
  });
}

const allRatios = ({ perSecond, perProcessorSecond }) => [...perSecond.ratios, ...perProcessorSecond.ratios];

function marksOf(readings, { figures, colour, dy }) {
  const points = readings.map(({ name, [figures]: { ratio, ratios } }) => ({
    name,
    ratio,
    worst: Math.min(...ratios),
    best: Math.max(...ratios),
  }));
  return [
    link(points, { y: 'name', x1: 'worst', x2: 'best', stroke: colour, strokeWidth: 2, dy }),
    dot(points, { y: 'name', x: 'ratio', r: 4.5, fill: colour, dy }),
    text(points, {
      y: 'name',
      x: 'best',
      text: ({ ratio }) => ratio.toFixed(2),
      fill: colour,
      stroke: COLOURS.ground,
      strokeWidth: 4,
      textAnchor: 'start',
      dx: 8,
      dy,
    }),
  ];
}
