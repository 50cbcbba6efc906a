import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Calls `answers` before the server's current listeners, which get the requests for which it returns false. */
export function precede(
  server: Server,
  answers: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answers(request, response)) for (const other of others) other.call(server, request, response);
  });
}
