import { asTable, scenariosTable, toTenths, wordFor } from '../table.mjs';
import { DRAWN_BELOW_MS } from './promises.mjs';

export const pagesTable = ({ scenarios, drawn }) => `${scenariosTable(scenarios)}\n\n${drawnTable(drawn)}`;

const drawnTable = (drawn) =>
  asTable(
    drawn.map(({ path, first, next, slowest, drawing, slowestDrawing, drawingProcessor }) => ({
      page: path,
      'first after a change (ms)': toTenths(first),
      'slowest (ms)': toTenths(slowest),
      'next (ms)': toTenths(next),
      'drawing alone (ms)': toTenths(drawing),
      'of the processor (ms)': toTenths(drawingProcessor),
      'slowest drawing (ms)': toTenths(slowestDrawing),
      promised: `drawing below ${DRAWN_BELOW_MS}`,
      promise: wordFor(drawing < DRAWN_BELOW_MS),
    })),
  );
