import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Asks `answers` before whatever answers the server's requests so far, which gets those that it says no to. */
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
