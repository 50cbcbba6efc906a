import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RouteTable } from '../access/route-table.ts';
import { type CachedKind, Metrics } from '../metrics/metrics.ts';
import { cookieLanguage, isVisitorRead } from './cookies.ts';
import { chooseEncoding, type CachedBody, namedFormats } from './cached-body.ts';
import { interceptRequests, requestIdOf } from './admit-requests.ts';
import { STRICT_TRANSPORT, TransportSecurity } from './transport-security.ts';

export interface CacheableResponse {
  kind: CachedKind;
  body: CachedBody;
  /** Called for every request, so it must be cheap. Once it returns false, the response is built again. */
  isCurrent(): boolean;
  /** Returns whether a request receives another response. Called for every request, so it must be cheap. */
  isSkipped?(request: IncomingMessage): boolean;
  /** Called each time the cached response is sent, not when it is cached. */
  onSent(request: IncomingMessage): void;
}

interface Entry extends CacheableResponse {
  /** The body's encodings when the entry was cached; the body gets smaller ones later. */
  encodings: CachedBody['encodings'];
  bytes: Buffer;
  /** Bytes of the body in all encodings, which the entry holds in memory. */
  size: number;
  /** True when the route declares `@SameForEverybody`, so that staff get it, too. */
  isForEverybody: boolean;
  /** True if it was sent since the last eviction: then the next eviction skips it once. */
  isUsed: boolean;
  /** Alternating names and values of headers, for 200 and for 304. */
  okHeaders: string[];
  notModifiedHeaders: string[];
}

/** Exceeds the number of distinct requests that browsers send for the public pages; invented requests evict one another. */
const MOST_ENTRIES = 2000;
/** A body that several entries share counts for each of them. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Headers of requests that are no plain reads: those with a body and those for a range. */
const NON_PLAIN_HEADERS = ['content-length', 'transfer-encoding', 'range'];

/** Caches responses to visitors by their request alone, and sends them before the application does any work. docs/adr/032. */
@Injectable()
export class ResponseCache {
  /** Entries in the order in which they were cached or skipped. */
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly routes: RouteTable,
    private readonly transport: TransportSecurity,
  ) {}

  interceptRequests(server: Server): void {
    interceptRequests(server, (request, response) => this.reply(request, response));
  }

  count(kind: CachedKind): void {
    this.metrics.countCached(kind);
  }

  store(request: Request, reply: CacheableResponse): void {
    const key = keyOf(request);
    if (key === null || setsCookie(reply) || !reply.isCurrent()) return;
    const isForEverybody = this.routes.find(request)?.isSameForEverybody ?? false;
    if (!isForEverybody && !isVisitorRead(request)) return;
    const { encodings, etag } = reply.body;
    const encoding = chooseEncoding(reply.body, request);
    const bytes = (encoding && encodings[encoding]) ?? encodings.identity;
    const headers = { ...reply.body.headers, ETag: etag };
    const okHeaders = {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    this.forget(key);
    const size = Object.values(encodings).reduce((total, { length }) => total + length, 0);
    this.bytes += size;
    this.entries.set(key, {
      ...reply,
      encodings,
      bytes,
      size,
      isForEverybody,
      isUsed: false,
      okHeaders: flattenHeaders(okHeaders),
      notModifiedHeaders: flattenHeaders(headers, 'content-type'),
    });
    this.makeRoom();
  }

  /** Evicts entries beyond the bounds; below them it checks two entries and drops the outdated ones. */
  private makeRoom(): void {
    let looked = 0;
    for (const [key, entry] of this.entries) {
      const isFull = this.entries.size > MOST_ENTRIES || this.bytes > MOST_BYTES;
      if (!isFull && looked >= 2) return;
      if (!entry.isCurrent()) this.forget(key);
      else if (isFull && entry.isUsed) this.spare(key, entry);
      else if (isFull) this.forget(key);
      looked += 1;
    }
  }

  private spare(key: string, entry: Entry): void {
    entry.isUsed = false;
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private forget(key: string): void {
    this.bytes -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }

  private reply(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.find(request);
    if (!entry) return false;
    const condition = request.headers['if-none-match'];
    const own = ['X-Request-Id', requestIdOf(request), STRICT_TRANSPORT, this.transport.header];
    if (condition === undefined) {
      response.writeHead(200, [...entry.okHeaders, ...own]).end(entry.bytes);
    } else if (condition === entry.body.etag && !hasMoreConditions(request)) {
      response.writeHead(304, [...entry.notModifiedHeaders, ...own]).end();
    } else {
      return false;
    }
    this.count(entry.kind);
    entry.onSent(request);
    return true;
  }

  private find(request: IncomingMessage): Entry | null {
    const key = keyOf(request);
    const entry = key === null ? undefined : this.entries.get(key);
    if (key === null || !entry || !(entry.isForEverybody || isVisitorRead(request))) return null;
    if (entry.encodings !== entry.body.encodings || !entry.isCurrent()) {
      this.forget(key);
      return null;
    }
    if (entry.isSkipped?.(request)) return null;
    entry.isUsed = true;
    return entry;
  }
}

/**
 * Returns everything that a response may depend on except the session, read by the same functions that build the
 * response; null for all but a plain GET without a range or a body.
 */
function keyOf(request: IncomingMessage): string | null {
  const { method, url, headers, socket } = request;
  if (method !== 'GET') return null;
  if (NON_PLAIN_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const { host, 'accept-encoding': encodings } = headers;
  // `\n` cannot occur in a header, so it separates safely.
  const key = `${url}\n${host}\n${encodings}\n${cookieLanguage(request)}\n${namedFormats(headers.accept).join()}`;
  const { 'x-forwarded-proto': protocol, 'x-forwarded-host': forwardedHost } = headers;
  if (protocol === undefined && forwardedHost === undefined) return key;
  // The client's IP address decides if a proxy is trusted.
  return `${key}\n${String(protocol)}\n${String(forwardedHost)}\n${socket.remoteAddress}`;
}

/** Returns whether a response sets a cookie, which is meant for one person. */
const setsCookie = ({ body }: CacheableResponse) =>
  Object.keys(body.headers).some((name) => name.toLowerCase() === 'set-cookie');

/** Returns whether there are conditions beyond a single ETag; Express handles those. */
function hasMoreConditions({ headers }: IncomingMessage): boolean {
  return headers['cache-control'] !== undefined || headers['if-modified-since'] !== undefined;
}

/** Flattens headers to alternating names and values. Names are case-insensitive; the last one wins, as in Express. */
function flattenHeaders(headers: Record<string, string>, without?: string): string[] {
  const byName = new Map(Object.entries(headers).map((entry) => [entry[0].toLowerCase(), entry]));
  if (without !== undefined) byName.delete(without);
  return [...byName.values()].flat();
}
