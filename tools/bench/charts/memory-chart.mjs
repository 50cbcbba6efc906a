import { areaY, axisX, axisY, gridY, line, ruleY, text } from '@observablehq/plot';
import { COLOURS, pictureOf } from './picture.mjs';

/** Megabytes over seconds. `samples`: `[{ seconds, megabytes }]`. */
export function memoryChart({ title, subtitle, samples }) {
  const highest = Math.max(...samples.map(({ megabytes }) => megabytes));
  const last = samples.at(-1);
  const place = { x: 'seconds', y: 'megabytes' };
  return pictureOf({
    title,
    subtitle,
    marginLeft: 64,
    marginRight: 84,
    marginTop: 10,
    marginBottom: 44,
    height: 360,
    x: { label: null },
    y: { domain: [0, highest * 1.15], label: null },
    marks: [
      gridY({ ticks: 5, stroke: COLOURS.grid, strokeOpacity: 1 }),
      areaY(samples, { ...place, fill: COLOURS.first, fillOpacity: 0.1 }),
      ruleY([0], { stroke: COLOURS.edge }),
      axisX({ tickFormat: (seconds) => `${seconds} s`, tickSize: 3, fill: COLOURS.quiet }),
      axisY({ ticks: 5, tickFormat: (megabytes) => `${megabytes} MB`, tickSize: 0, fill: COLOURS.quiet }),
      line(samples, { ...place, stroke: COLOURS.first, strokeWidth: 2 }),
      text([last], {
        ...place,
        text: ({ megabytes }) => `${Math.round(megabytes)} MB`,
        fontWeight: 600,
        fill: COLOURS.first,
        textAnchor: 'start',
        dx: 8,
      }),
    ],
  });
}
