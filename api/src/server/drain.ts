import type { Server } from 'node:http';

const SWEEP_MS = 100;

/** Runs `close`, which waits for the requests being answered, and cuts off what is not answered within `limitMs`. */
export async function drain(server: Server, limitMs: number, close: () => Promise<void>): Promise<void> {
  // Kept-alive connections without a request would otherwise hold the server open until they time out.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
