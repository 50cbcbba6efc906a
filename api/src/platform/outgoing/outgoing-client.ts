import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Agent } from 'undici';
import { codeOf } from '../errors/app-error.ts';
import { guardedConnector, type Resolve, checkUrl, type Destination } from './guarded-connector.ts';
import { OutgoingProblem } from './outgoing-problem.ts';

export interface OutgoingResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  url: string;
}

interface OutgoingLimits {
  /** From the first lookup of a name to the last byte, including redirects. */
  milliseconds: number;
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

export interface OutgoingRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Uint8Array>;
  /** False: the response ends with its headers, since nobody needs the body. */
  readsBody?: boolean;
  /** Limit for this request; else that of the client. */
  milliseconds?: number;
}

/** Requests URLs that people entered: never private ones, and within limits of time and size. docs/adr/019. */
export class OutgoingClient {
  readonly limits: OutgoingLimits;

  constructor(private readonly options: OutgoingOptions = {}) {
    this.limits = { ...LIMITS, ...options.limits };
  }

  /** Follows redirects. Returns the response with any status; throws OutgoingProblem. */
  async get(url: string, headers: Record<string, string> = {}): Promise<OutgoingResponse> {
    const limit = AbortSignal.timeout(this.limits.milliseconds);
    const { opened = [] } = this.options;
    let destination = checkUrl(url, opened);
    for (let redirects = 0; ; redirects += 1) {
      const response = await this.ask(destination, { headers }, limit);
      const { location } = response.headers;
      if (!REDIRECTS.includes(response.status) || location === undefined) return response;
      if (redirects === this.limits.redirects) throw new OutgoingProblem('too-many-redirects');
      destination = checkUrl(location, opened, destination.url);
    }
  }

  /** Sends one request and follows no redirect, so that no other server receives a secret. Returns and throws as `get`. */
  async send(url: string, request: OutgoingRequest): Promise<OutgoingResponse> {
    const limit = AbortSignal.timeout(request.milliseconds ?? this.limits.milliseconds);
    return this.ask(checkUrl(url, this.options.opened ?? []), request, limit);
  }

  private async ask({ url, isOpened }: Destination, request: OutgoingRequest, limit: AbortSignal) {
    // Loaded on demand, so that it does not delay the start of a server.
    const undici = await import('undici');
    const connect = isOpened
      ? undici.buildConnector({})
      : guardedConnector(undici.buildConnector, this.options.resolve);
    const agent = new undici.Agent({ connect });
    try {
      return await Promise.race([this.receive(agent, url, request), rejectAtLimit(limit)]);
    } catch (error) {
      throw toProblem(error);
    } finally {
      void agent.destroy();
    }
  }

  private async receive(
    agent: Agent,
    url: URL,
    { method = 'GET', headers, body: sent, readsBody = true }: OutgoingRequest,
  ): Promise<OutgoingResponse> {
    const response = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method,
      headers: { accept: '*/*', 'user-agent': USER_AGENT, ...headers, 'accept-encoding': ENCODINGS },
      body: typeof sent === 'object' ? Readable.from(sent) : (sent ?? null),
    });
    // Ignores errors of bodies that are no longer awaited when the agent is destroyed.
    response.body.on('error', () => {});
    const { statusCode: status, headers: responseHeaders } = response;
    const isIgnored = !readsBody || REDIRECTS.includes(status);
    const encoding = String(responseHeaders['content-encoding'] ?? '');
    const body = isIgnored ? Buffer.alloc(0) : await readBody(response.body, encoding, this.limits.bytes);
    return { status, headers: responseHeaders, body, url: url.href };
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

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

const ENCODINGS = 'gzip, deflate, br';

/** Reads and decompresses a body. Throws OutgoingProblem as soon as it exceeds `bytes`. */
async function readBody(body: Readable, encoding: string, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      length += part.length;
      if (length > bytes) throw new OutgoingProblem('too-large');
      parts.push(part);
    }
  };
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') await pipeline(body, collect);
  else if (isKnown(name)) await pipeline(body, DECODERS[name](), collect);
  else throw new OutgoingProblem('not-a-feed');
  return Buffer.concat(parts);
}

const isKnown = (name: string): name is keyof typeof DECODERS => Object.hasOwn(DECODERS, name);
