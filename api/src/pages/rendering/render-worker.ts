import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { PublicRenderer } from '@vitral/contracts';
import type { RenderOrder, RenderOutcome } from './render-thread.ts';

// Runs beside the server: whatever a release's renderer does here, the server goes on.
const renderer = createRequire(import.meta.url)((workerData as { file: string }).file) as PublicRenderer;

parentPort?.on('message', ({ id, request }: RenderOrder) => {
  const answer = (outcome: RenderOutcome) => parentPort?.postMessage(outcome);
  renderer.render(request).then(
    (page) => answer({ id, page }),
    (error: unknown) =>
      answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
