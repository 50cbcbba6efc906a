import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Calls `handle` before the server's current listeners, which get the requests for which it returns false. */
export function interceptRequests(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!handle(request, response)) for (const other of others) other.call(server, request, response);
  });
}
