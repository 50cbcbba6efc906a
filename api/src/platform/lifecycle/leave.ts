import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long reads are left to other servers before the door closes. */
const LAST_MS = 1000;

const READING = new Set(['GET', 'HEAD']);
const HEALTH = '/health/';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers on for as long, with the end of the connection announced by each answer. Then whatever proxy still sends requests here
 * learns from its reads, which it asks another server, that this one is gone: before it could lose a write. docs/adr/033.
 */
export async function leave(server: Server, seconds: number): Promise<void> {
  const answerers = server.listeners('request') as Answerer[];
  let leavesReads = false;
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (leavesReads && isRead(request)) {
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

function isRead({ method = '', url = '' }: IncomingMessage): boolean {
  return READING.has(method) && !url.startsWith(HEALTH);
}
