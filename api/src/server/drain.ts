import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type RouteTable, isReading } from '../platform/access/route-table.ts';
import { interceptRequests } from '../platform/http/admit-requests.ts';

/** Time during which other servers get the reads before this one closes. */
const LAST_MS = 1000;
const SWEEP_MS = 100;

/**
 * Continues to respond for `seconds`, closing the connection after each response. Then refuses reads for a moment, which a proxy
 * retries on another server: a proxy that still sends requests here notices the end before it can lose a write. docs/adr/033.
 */
export async function drain(server: Server, seconds: number, routes: RouteTable): Promise<void> {
  let refusesReads = false;
  interceptRequests(server, (request, response) => {
    const isRefused = refusesReads && isReading(request) && !routes.find(request)?.isProbe;
    if (isRefused) request.destroy();
    else response.setHeader('Connection', 'close');
    return isRefused;
  });
  await wait(seconds * 1000);
  refusesReads = true;
  await wait(LAST_MS);
}

/** Runs `close`, which waits for the requests in progress, and closes the connections of those that take longer than `limitMs`. */
export async function closeWithin(
  server: Server,
  limitMs: number,
  close: () => Promise<void>,
): Promise<void> {
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
