import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { TextMessage } from '../../src/platform/sms/text-messages.ts';

const WAIT_LIMIT_MS = 15_000;

export interface PostedMessage {
  body: TextMessage;
  /** The body as it was sent, which signatures cover. */
  text: string;
  path: string;
  headers: IncomingHttpHeaders;
}

type Response = number | ((response: ServerResponse) => void);

/** Local server that SMS_WEBHOOK_URL or a webhook of the site points to. */
export class Webhook {
  /** All posted messages in order, accepted or not. */
  readonly posted: PostedMessage[] = [];
  private readonly responses: Response[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.take(request, response).catch(() => response.destroy());
    });
  }

  static async open(): Promise<Webhook> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Webhook(server);
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Responds to the next messages with these statuses. */
  respond(...responses: Response[]): void {
    this.responses.push(...responses);
  }

  /** Resolves when this many messages have been posted in all. */
  async waitForPosts(count: number): Promise<PostedMessage[]> {
    const limit = AbortSignal.timeout(WAIT_LIMIT_MS);
    while (this.posted.length < count) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.add(resolve);
        limit.addEventListener('abort', () => reject(new Error(`Post ${count} did not come`)));
      });
    }
    return this.posted;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const body = JSON.parse(text) as TextMessage;
    this.posted.push({ body, text, path: request.url ?? '', headers: request.headers });
    for (const resolve of this.waiting) resolve();
    const respond = this.responses.shift() ?? 204;
    if (typeof respond === 'function') respond(response);
    else response.writeHead(respond).end();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
