import { constants, setPriority } from 'node:os';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { draw } from './draw.ts';
import type { DrawingOrder, DrawingOutcome } from './social-picture-process.ts';

// Runs in a separate process for each picture, so that neither a malicious picture nor a text can affect the server.

/** The only libvips loaders that may run: those of stored pictures and of the pictures that the drawing itself is made of. */
const READERS = [
  ...['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadSvgBuffer',
];

process.once('disconnect', () => process.exit());
process.once('message', (order: DrawingOrder) => {
  watchMemory(order.mostMemory);
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.concurrency(1);
  sharp.cache(false);
  draw(order)
    .then((bytes) => writeFile(order.target, bytes))
    .then(
      () => respond({ isDrawn: true }),
      (error: unknown) => respond({ isDrawn: false, reason: String(error) }),
    );
});

function respond(outcome: DrawingOutcome): void {
  process.send?.(outcome, () => process.disconnect());
}

function watchMemory(most: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() <= most) return;
    process.send?.({ isDrawn: false, reason: 'memory' } satisfies DrawingOutcome, () => process.exit());
  }, 50).unref();
}
