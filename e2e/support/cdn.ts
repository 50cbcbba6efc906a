import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Cdn {
  /** For `startServer({ ASSET_ORIGINS })`. */
  url: string;
  /** Where the files come from; nothing is passed on before it is set. */
  site: string;
  /** Files that are damaged on their way. */
  altered: RegExp | null;
  /** The paths that browsers asked for. */
  asked: string[];
  close(): Promise<void>;
}

const PASSED_ON = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'timing-allow-origin',
];

/** Another origin on this machine that sends the files of modules as a pull CDN does. */
export async function openCdn(): Promise<Cdn> {
  const server = createServer((request, response) => {
    pass(cdn, request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const cdn: Cdn = {
    url: `http://127.0.0.1:${port}`,
    site: '',
    altered: null,
    asked: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cdn;
}

async function pass(cdn: Cdn, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  cdn.asked.push(url);
  const answer = await fetch(cdn.site + url);
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(
    cdn.altered?.test(url) ? Buffer.concat([bytes, Buffer.from('\nglobalThis.isAltered = 1;')]) : bytes,
  );
}
