import { writeFile } from 'node:fs/promises';
import { servePictureOrder } from '../../platform/workers/serve-picture-order.ts';
import { draw } from './draw.ts';
import type { DrawingOrder, DrawingOutcome } from './social-picture-process.ts';

servePictureOrder<DrawingOrder, DrawingOutcome>({
  // Loaders for the pictures that the drawing consists of.
  readers: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadSvgBuffer'],
  run: (order) =>
    draw(order)
      .then((bytes) => writeFile(order.target, bytes))
      .then(
        () => ({ isDrawn: true }),
        (error: unknown) => ({ isDrawn: false, reason: String(error) }),
      ),
  outOfMemory: { isDrawn: false, reason: 'memory' },
});
