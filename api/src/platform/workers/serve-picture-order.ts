import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/** The only libvips loaders that may read stored pictures. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`);

interface PictureWork<Order, Outcome> {
  /** Names of additional libvips loaders that may run. */
  readers?: string[];
  /** Never rejects. */
  run: (order: Order) => Promise<Outcome>;
  /** Outcome of an order whose process needs more memory than `mostMemory` bytes. */
  outOfMemory: Outcome;
}

/**
 * Runs the order of `askWorker` in this process, which reads pictures, and reports its outcome. A separate process for
 * each order protects the server from malicious pictures.
 */
export function servePictureOrder<Order extends { mostMemory: number }, Outcome extends object>({
  readers = [],
  run,
  outOfMemory,
}: PictureWork<Order, Outcome>): void {
  process.once('disconnect', () => process.exit());
  process.once('message', (order: Order) => {
    setInterval(() => {
      if (process.memoryUsage.rss() <= order.mostMemory) return;
      process.send?.(outOfMemory, () => process.exit());
    }, 50).unref();
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: [...READERS, ...readers] });
    sharp.concurrency(1);
    sharp.cache(false);
    void run(order).then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
}
