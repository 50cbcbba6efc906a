import { asTable, scenariosTable, toTenths, wordFor, type ScenarioReading } from '../table.ts';

/** Milliseconds. */
interface RenderReading {
  path: string;
  first: number;
  next: number;
  slowest: number;
  drawing: number;
  slowestDrawing: number;
  drawingProcessor: number;
}

interface Readings {
  scenarios: ScenarioReading[];
  drawn: RenderReading[];
}
import { RENDERED_BELOW_MS } from './promises.ts';

export const pagesTable = ({ scenarios, drawn }: Readings) =>
  `${scenariosTable(scenarios)}\n\n${drawnTable(drawn)}`;

const drawnTable = (drawn: RenderReading[]) =>
  asTable(
    drawn.map(({ path, first, next, slowest, drawing, slowestDrawing, drawingProcessor }) => ({
      page: path,
      'first after a change (ms)': toTenths(first),
      'slowest (ms)': toTenths(slowest),
      'next (ms)': toTenths(next),
      'rendering alone (ms)': toTenths(drawing),
      'of the processor (ms)': toTenths(drawingProcessor),
      'slowest rendering (ms)': toTenths(slowestDrawing),
      promised: `rendering below ${RENDERED_BELOW_MS}`,
      promise: wordFor(drawing < RENDERED_BELOW_MS),
    })),
  );
