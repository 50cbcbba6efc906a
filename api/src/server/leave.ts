import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouteTable } from '../platform/access/route-table.ts';
import { isReading } from '../platform/access/is-reading.ts';

/** How long reads are left to other servers before the door closes. */
const LAST_MS = 1000;

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers on for as long, with the end of the connection announced by each answer. Then whatever proxy still sends requests here
 * learns from its reads, which it asks another server, that this one is gone: before it could lose a write. docs/adr/033.
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
