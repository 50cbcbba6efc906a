import type { IncomingHttpHeaders } from 'node:http';
import { Agent, buildConnector } from 'undici';
import { codeOf } from '../errors/code-of.ts';
import { checkUrl, type Destination } from './check-url.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';
import { OutgoingProblem } from './outgoing-problem.ts';
import { ENCODINGS, readBody } from './read-body.ts';

export interface OutgoingResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The final URL after redirects. */
  url: string;
}

export interface OutgoingLimits {
  /** From the first lookup of a name to the last byte, including redirects. */
  milliseconds: number;
  /** Size of the decompressed body. */
  bytes: number;
  redirects: number;
}

export interface OutgoingOptions {
  /** Allowed `host:port` pairs, which may be private. */
  opened?: readonly string[];
  limits?: Partial<OutgoingLimits>;
  resolve?: Resolve;
}

const LIMITS: OutgoingLimits = { milliseconds: 10_000, bytes: 2 * 1024 * 1024, redirects: 3 };
const REDIRECTS = [301, 302, 303, 307, 308];
const USER_AGENT = 'Vitral/1.0 (feed reader)';

/** Requests URLs that people entered: never private ones, within a bounded time and size. docs/adr/019. */
export class OutgoingClient {
  readonly limits: OutgoingLimits;

  constructor(private readonly options: OutgoingOptions = {}) {
    this.limits = { ...LIMITS, ...options.limits };
  }

  /**
   * Returns the response with any status; throws OutgoingProblem without a response. With `stays` it follows no redirects, for
   * requests that carry a secret.
   */
  async get(
    address: string,
    headers: Record<string, string> = {},
    { stays = false } = {},
  ): Promise<OutgoingResponse> {
    const limit = AbortSignal.timeout(this.limits.milliseconds);
    let destination = checkUrl(address, this.opened);
    for (let redirects = 0; ; redirects += 1) {
      const response = await this.ask(destination, headers, limit);
      const { location } = response.headers;
      if (stays || !REDIRECTS.includes(response.status) || location === undefined) return response;
      if (redirects === this.limits.redirects) throw new OutgoingProblem('too-many-redirects');
      destination = checkUrl(location, this.opened, destination.url);
    }
  }

  private get opened(): readonly string[] {
    return this.options.opened ?? [];
  }

  /** Sends a request on connections of its own, which end with it. */
  private async ask({ url, isOpened }: Destination, headers: Record<string, string>, limit: AbortSignal) {
    const connect = isOpened ? buildConnector({}) : guardedConnector(this.options.resolve);
    const agent = new Agent({ connect });
    try {
      return await Promise.race([this.receive(agent, url, headers), rejectAtLimit(limit)]);
    } catch (error) {
      throw toProblem(error);
    } finally {
      void agent.destroy();
    }
  }

  private async receive(agent: Agent, url: URL, headers: Record<string, string>): Promise<OutgoingResponse> {
    const response = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: { accept: '*/*', ...headers, 'user-agent': USER_AGENT, 'accept-encoding': ENCODINGS },
    });
    // Destroying the agent aborts a body that is not awaited any more.
    response.body.on('error', () => {});
    const { statusCode: status, headers: answered } = response;
    const isRedirect = REDIRECTS.includes(status);
    const encoding = String(answered['content-encoding'] ?? '');
    const body = isRedirect ? Buffer.alloc(0) : await readBody(response.body, encoding, this.limits.bytes);
    return { status, headers: answered, body, url: url.href };
  }
}

/** Rejects at the limit. Needed beside the request, since opening a connection ignores the signal. */
function rejectAtLimit(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new OutgoingProblem('timeout'));
    if (limit.aborted) end();
    else limit.addEventListener('abort', end, { once: true });
  });
}

function toProblem(error: unknown): OutgoingProblem {
  if (error instanceof OutgoingProblem) return error;
  const code = String(codeOf(error) ?? '');
  const options = { cause: error };
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new OutgoingProblem('too-large', options);
  if (/TIMEOUT$|TIMEDOUT$/.test(code)) return new OutgoingProblem('timeout', options);
  if (/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code)) return new OutgoingProblem('not-a-feed', options);
  return new OutgoingProblem('unreachable', options);
}
