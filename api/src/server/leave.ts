import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouteTable } from '../platform/access/route-table.ts';
import { isReading } from '../platform/access/is-reading.ts';

/** Time during which other servers get the reads before this one closes. */
const LAST_MS = 1000;

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Continues to respond for `seconds`, closing the connection after each response. Then refuses reads for a moment, which a proxy
 * retries on another server: a proxy that still sends requests here notices the end before it can lose a write. docs/adr/033.
 */
export async function leave(server: Server, seconds: number, routes: RouteTable): Promise<void> {
  const answerers = server.listeners('request') as Answerer[];
  let leavesReads = false;
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (leavesReads && isReading(request) && !routes.find(request)?.isProbe) {
      request.destroy();
      return;
    }
    response.setHeader('Connection', 'close');
    for (const answer of answerers) answer.call(server, request, response);
  });
  await wait(seconds * 1000);
  leavesReads = true;
  await wait(LAST_MS);
}
