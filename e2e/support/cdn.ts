import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Cdn {
  /** Value for `startServer({ ASSET_ORIGINS })`. */
  url: string;
  /** Origin of the site, which is set before the first request. */
  site: string;
  /** Paths of the files to alter. */
  altered: RegExp | null;
  /** Requested paths. */
  requestedPaths: string[];
  close(): Promise<void>;
}

const FORWARDED_HEADERS = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'timing-allow-origin',
];

/** Starts an origin on this machine that serves module files like a pull CDN. */
export async function openCdn(): Promise<Cdn> {
  const server = createServer((request, response) => {
    forward(cdn, request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const cdn: Cdn = {
    url: `http://127.0.0.1:${port}`,
    site: '',
    altered: null,
    requestedPaths: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cdn;
}

async function forward(cdn: Cdn, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  cdn.requestedPaths.push(url);
  const reply = await fetch(cdn.site + url);
  const headers = FORWARDED_HEADERS.flatMap((name) => {
    const value = reply.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  response.writeHead(reply.status, Object.fromEntries(headers));
  response.end(
    cdn.altered?.test(url) ? Buffer.concat([bytes, Buffer.from('\nglobalThis.isAltered = 1;')]) : bytes,
  );
}
