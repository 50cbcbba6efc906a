import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { asksAsVisitor } from './asks-as-visitor.ts';
import { RouteTable } from '../access/route-table.ts';
import { requestIdOf } from '../logging/request-ids.ts';
import { type KeptKind, Metrics } from '../metrics/metrics.ts';
import { cookieLanguage } from './cookies.ts';
import { chooseEncoding, type KeptBody } from './kept-body.ts';
import { namedFormats } from './negotiated-formats.ts';
import { precede } from './precede.ts';

/** What everybody is sent who asks in the same way. */
export interface QuickAnswer {
  kind: KeptKind;
  body: KeptBody;
  /** Asked for every request: it must cost next to nothing. Once it says no, the answer is made anew. */
  isCurrent(): boolean;
  /** Called each time it is sent, and not when it is remembered. */
  onSent(): void;
}

interface Entry extends QuickAnswer {
  /** Those of the body when this was remembered; they are replaced by smaller ones. */
  encodings: KeptBody['encodings'];
  bytes: Buffer;
  /** Bytes of the body in all encodings, which it keeps from being collected. */
  size: number;
  /** Whether its route declares `@SameForEverybody`, so that staff get it, too. */
  isForEverybody: boolean;
  /** Whether it was sent since room was last wanted: then it stays once more. */
  isUsed: boolean;
  /** Names and values in turn, for 200 and for 304. */
  whole: string[];
  unchanged: string[];
}

/** Far more than there are ways in which browsers ask for the public pages; made-up ones push one another out. */
const MOST_ENTRIES = 2000;
/** Bodies that several entries share count for each of them. */
const MOST_BYTES = 128 * 1024 * 1024;

/** A body, and a part of one. */
const OF_NO_PLAIN_READ = ['content-length', 'transfer-encoding', 'range'];

/**
 * Answers that visitors were sent before, found again by nothing but what was asked, before the application does any work.
 * docs/adr/032.
 */
@Injectable()
export class QuickAnswers {
  /** What was remembered or spared last comes last. */
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly routes: RouteTable,
  ) {}

  /** Puts itself before whatever answers the server's requests. */
  precede(server: Server): void {
    precede(server, (request, response) => this.answer(request, response));
  }

  /** Something was sent from memory. */
  count(kind: KeptKind): void {
    this.metrics.kept(kind);
  }

  /** Remembers what a request is being answered, for those who ask in the same way. */
  remember(request: Request, answer: QuickAnswer): void {
    const key = keyOf(request);
    if (key === null || isOfOnePerson(answer) || !answer.isCurrent()) return;
    const isForEverybody = this.routes.find(request)?.isSameForEverybody ?? false;
    if (!isForEverybody && !asksAsVisitor(request)) return;
    const { encodings, etag } = answer.body;
    const encoding = chooseEncoding(answer.body, request);
    const bytes = (encoding && encodings[encoding]) ?? encodings.identity;
    const headers = { ...answer.body.headers, ETag: etag };
    const whole = {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    this.forget(key);
    const size = Object.values(encodings).reduce((total, { length }) => total + length, 0);
    this.bytes += size;
    this.entries.set(key, {
      ...answer,
      encodings,
      bytes,
      size,
      isForEverybody,
      isUsed: false,
      whole: inTurn(whole),
      unchanged: inTurn(headers, 'content-type'),
    });
    this.makeRoom();
  }

  /** Those that are out of date hold bytes that nobody asks for any more: for one that comes, up to two of them go. */
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

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.find(request);
    if (!entry) return false;
    const condition = request.headers['if-none-match'];
    const id = ['X-Request-Id', requestIdOf(request)];
    if (condition === undefined) {
      response.writeHead(200, [...entry.whole, ...id]).end(entry.bytes);
    } else if (condition === entry.body.etag && !asksMore(request)) {
      response.writeHead(304, [...entry.unchanged, ...id]).end();
    } else {
      return false;
    }
    this.count(entry.kind);
    entry.onSent();
    return true;
  }

  private find(request: IncomingMessage): Entry | null {
    const key = keyOf(request);
    const entry = key === null ? undefined : this.entries.get(key);
    if (key === null || !entry || !(entry.isForEverybody || asksAsVisitor(request))) return null;
    if (entry.encodings !== entry.body.encodings || !entry.isCurrent()) {
      this.forget(key);
      return null;
    }
    entry.isUsed = true;
    return entry;
  }
}

/**
 * All that an answer may depend on, but for the session, read by what reads it when the answer is made; null for what is no
 * plain GET: parts, and requests with a body.
 */
function keyOf(request: IncomingMessage): string | null {
  const { method, url, headers, socket } = request;
  if (method !== 'GET') return null;
  if (OF_NO_PLAIN_READ.some((name) => headers[name] !== undefined)) return null;
  const { host, 'accept-encoding': encodings } = headers;
  // No header can hold what parts them.
  const key = `${url}\n${host}\n${encodings}\n${cookieLanguage(request)}\n${namedFormats(headers.accept).join()}`;
  const { 'x-forwarded-proto': protocol, 'x-forwarded-host': forwardedHost } = headers;
  if (protocol === undefined && forwardedHost === undefined) return key;
  // Whether a proxy is believed depends on who it is.
  return `${key}\n${String(protocol)}\n${String(forwardedHost)}\n${socket.remoteAddress}`;
}

/** A cookie is for whoever it was set for. */
const isOfOnePerson = ({ body }: QuickAnswer) =>
  Object.keys(body.headers).some((name) => name.toLowerCase() === 'set-cookie');

/** Whether there is more to weigh than one ETag, which is left to Express. */
function asksMore({ headers }: IncomingMessage): boolean {
  return headers['cache-control'] !== undefined || headers['if-modified-since'] !== undefined;
}

/** Each name once, however it is spelt: the last one counts, as it does for Express. */
function inTurn(headers: Record<string, string>, without?: string): string[] {
  const byName = new Map(Object.entries(headers).map((entry) => [entry[0].toLowerCase(), entry]));
  if (without !== undefined) byName.delete(without);
  return [...byName.values()].flat();
}
