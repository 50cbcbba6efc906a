import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';

interface StubResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Closes the connection instead of responding. */
  cut?: boolean;
}

export type StubResponses = Record<string, StubResponse | StubResponse[]>;

interface ReceivedRequest {
  key: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Serves a stub of the API for specs. `responses` maps 'METHOD /path' (without /api) to its response; responses of a list are sent
 * one after the other, the last one repeatedly. `requests` holds the received requests in order.
 */
export async function stubSite(responses: StubResponses) {
  const requests: ReceivedRequest[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const [path, query = ''] = (request.url ?? '').replace(/^\/api/, '').split('?');
      const key = `${request.method} ${path}`;
      requests.push({ key, query, headers: request.headers, body });
      const given = [responses[key] ?? { status: 404, body: { message: 'Not found' } }].flat();
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      send(response, given[Math.min(count, given.length - 1)] ?? {});
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, stop };
}

function send(response: ServerResponse, { status = 200, headers = {}, body, cut }: StubResponse) {
  if (cut) return response.destroy();
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
}

/** Unpacks a tar archive: name → text. */
export async function unpack(bytes: Buffer) {
  const files: Record<string, string> = {};
  const archive = extract();
  archive.end(bytes);
  for await (const entry of archive) files[entry.header.name] = (await buffer(entry)).toString();
  return files;
}
