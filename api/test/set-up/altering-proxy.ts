import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Upload {
  path: string;
  body: Buffer;
}

/** A network between two sites that can change uploads, interrupt them, and redirect requests. */
export class AlteringProxy {
  /** Uploads that arrived, as they were before they were changed. */
  readonly uploads: Upload[] = [];
  alter: (upload: Upload) => Upload | 'cut' | 'redirect' = (upload) => upload;
  /** Receives the path of each request that the target has answered, before the response goes back. */
  onAnswered: (path: string) => void = () => {};

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {
    server.on('request', (request, response) => {
      void buffer(request).then(async (received) => {
        const upload = { path: request.url ?? '', body: received };
        const isUpload = request.headers['content-type'] === 'application/x-tar';
        if (isUpload) this.uploads.push(upload);
        const sent = isUpload ? this.alter(upload) : upload;
        if (sent === 'cut') return request.socket.destroy();
        if (sent === 'redirect') return response.writeHead(307, { location: this.target }).end();
        const { authorization = '', 'content-type': type = '' } = request.headers;
        const answer = await fetch(`${this.target}${sent.path}`, {
          method: request.method ?? 'GET',
          headers: { authorization, ...(type && { 'content-type': type }) },
          ...(sent.body.length > 0 && { body: new Uint8Array(sent.body) }),
        });
        this.onAnswered(sent.path);
        return response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  }

  static async before(target: string): Promise<AlteringProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new AlteringProxy(server, target);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
