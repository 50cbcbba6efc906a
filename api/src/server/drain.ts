import type { Server } from 'node:http';

const SWEEP_MS = 100;

/**
 * Runs `close`, which waits for the requests in progress, and closes the connections of those that take longer than `limitMs`.
 */
export async function drain(server: Server, limitMs: number, close: () => Promise<void>): Promise<void> {
  // Keep-alive connections without a request would otherwise hold the server open until they time out.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
