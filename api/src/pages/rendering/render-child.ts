import process from 'node:process';
import type { PublicRenderer, RenderedPage } from '@vitral/contracts/public-pages';
import { lockDown } from '../../platform/sandbox/lock-down.ts';
import { loadPublished } from '../../platform/sandbox/load-published.ts';
import type { RenderOrder, RenderOutcome } from './render-process.ts';

/** Limit in characters of JSON that protects the server's memory; a page has about 50,000. */
const MAX_PAGE_CHARACTERS = 4 * 1024 * 1024;

// Runs in a separate, confined process (ADR 043), so that a release's renderer cannot affect the server.
const sendToServer = lockDown();
const send = (outcome: RenderOutcome) => sendToServer(outcome);
let renderer: PublicRenderer | null = null;

process.on('message', (order: RenderOrder | { file: string }) => {
  if ('file' in order) renderer = loadPublished(order.file) as PublicRenderer;
  else void render(order);
});

async function render({ id, request }: RenderOrder): Promise<void> {
  try {
    const page = JSON.stringify((await renderer?.render(request)) satisfies RenderedPage | undefined);
    if (page.length > MAX_PAGE_CHARACTERS)
      throw new Error(`${request.page} has more than ${MAX_PAGE_CHARACTERS} characters`);
    send({ id, page });
  } catch (error) {
    send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
