import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A body, parts of a response, or a function that responds. */
export type FeedResponse =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((response: ServerResponse, headers: IncomingHttpHeaders) => void);

/** Server with feeds at a private IP address, which feed requests must not reach unless OUTGOING_ALLOWED names it. */
export class FeedServer {
  private readonly responses = new Map<string, FeedResponse>();
  private readonly requests: { path: string; headers: IncomingHttpHeaders }[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', ({ url: path = '/', headers }, response) => {
      this.requests.push({ path, headers });
      const respond = this.responses.get(path) ?? { status: 404 };
      if (typeof respond === 'function') return respond(response, headers);
      const {
        status = 200,
        headers: sent = {},
        body = '',
      } = typeof respond === 'string' ? { body: respond } : respond;
      response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8', ...sent }).end(body);
    });
  }

  static async start(): Promise<FeedServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FeedServer(server);
  }

  /** Host and port, as OUTGOING_ALLOWED lists them. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sets the response for `path` and returns the URL. */
  serve(path: string, respond: FeedResponse): string {
    this.responses.set(path, respond);
    return this.url(path);
  }

  url(path: string): string {
    return `http://${this.host}${path}`;
  }

  /** Headers of all requests to the path, oldest first. */
  requestsFor(path: string): IncomingHttpHeaders[] {
    return this.requests.filter((request) => request.path === path).map(({ headers }) => headers);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
