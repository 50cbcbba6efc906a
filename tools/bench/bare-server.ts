// Baseline of comparisons: sends the status, headers and bytes from its standard input to every request, and does nothing else. Runs
// in its own process, as the site does. Prints its port.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface BareResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Base64. */
  body: string;
}

const { status, headers, body } = (await json(process.stdin)) as BareResponse;
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${(server.address() as AddressInfo).port}`));
