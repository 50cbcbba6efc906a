import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SLUG_PART } from '@vitral/contracts/public-pages';
import etag from 'etag';
import type { RequestHandler } from 'express';
import { TableChanges } from '../changes/table-changes.ts';
import { GenerationCache } from '../changes/generation-cache.ts';
import { withWaitLimit, waitForShared } from '../database/wait-budget.ts';
import { Page } from '../lists/lists.ts';
import { Metrics } from '../metrics/metrics.ts';
import { isVisitorRead } from '../http/cookies.ts';
import { encode, type CachedBody, sendCachedBody } from '../http/cached-body.ts';
import type { CacheableResponse, ResponseCache } from '../http/response-cache.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

const MOST_ENTRIES = 200;
/** The slug at the end of a path without query. */
const SLUG = /\/[\w-]+$/;
const MOST_BYTES = 64 * 1024 * 1024;

interface PublicReadOffer {
  /** Ends with `/:slug` for a read per item. */
  path: string;
  /** All tables that it reads, each with the trigger `announced`. */
  tables: string[];
  /** Returns the response to a visitor, a `Page` for lists; of the item with that slug, if the path has one. */
  read(slug: string): Promise<unknown>;
}

interface PublicRead {
  path: string;
  json: string;
  etag: string;
  total: number | null;
  generation: number;
}

/** Caches public reads as JSON until the database announces a change of their tables. docs/adr/007. */
@Injectable()
export class PublicReads {
  private readonly offers = new Map<string, PublicReadOffer>();
  private readonly families: ((path: string) => PublicReadOffer | null)[] = [];
  private readonly cached = new GenerationCache<PublicRead>({
    entries: MOST_ENTRIES,
    bytes: { most: MOST_BYTES, of: ({ json }) => Buffer.byteLength(json) },
  });
  /** Runs a read outside the request and the transaction of its first caller, since its result serves all waiting callers. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
    private readonly metrics: Metrics,
  ) {}

  get isListening(): boolean {
    return this.changes.isListening;
  }

  offer(offer: PublicReadOffer): void {
    this.offers.set(offer.path, offer);
  }

  /** Offers the reads of all paths for which `offerOf` returns one. A path with nothing for visitors is refused when it is read. */
  offerAll(offerOf: (path: string) => PublicReadOffer | null): void {
    this.families.push(offerOf);
  }

  isOffered(path: string): boolean {
    return this.find(path) !== undefined;
  }

  generationOf(paths: readonly string[]): number {
    return this.changes.generationOf(this.tablesOf(paths));
  }

  tablesOf(paths: readonly string[]): string[] {
    return paths.flatMap((path) => this.offerOf(path).tables);
  }

  isCurrent({ path, generation }: PublicRead): boolean {
    return this.changes.generationOf(this.offerOf(path).tables) === generation;
  }

  async read(path: string): Promise<PublicRead> {
    const offer = this.offerOf(path);
    const generation = this.changes.generationOf(offer.tables);
    const read = () => this.outsideRequests(() => withWaitLimit(() => this.compute(path, offer, generation)));
    return waitForShared(this.cached.get(path, generation, read));
  }

  private async compute(path: string, { read }: PublicReadOffer, generation: number): Promise<PublicRead> {
    this.metrics.countComputed('read');
    const response = await RequestContext.create(this.em, () => read(path.slice(path.lastIndexOf('/') + 1)));
    const [value, total] = response instanceof Page ? [response.items, response.total] : [response, null];
    const json = JSON.stringify(value);
    // Equals the ETag that Express computes for the same body.
    return { path, json, etag: etag(json, { weak: true }), total, generation };
  }

  private offerOf(path: string): PublicReadOffer {
    const offer = this.find(path);
    if (!offer) throw new Error(`No noun offers ${path} to visitors`);
    return offer;
  }

  private find(path: string): PublicReadOffer | undefined {
    const known = this.offers.get(path) ?? this.offers.get(path.replace(SLUG, SLUG_PART));
    if (known) return known;
    return this.families.map((offerOf) => offerOf(path)).find((offer) => offer !== null);
  }
}

/**
 * Responds to public reads of visitors before all other middleware, without session or log line. Requests for other paths, with a
 * query or a session, and failed reads go to the handlers.
 */
export function sendCachedReads(reads: PublicReads, quick: ResponseCache): RequestHandler {
  const bodies = new WeakMap<PublicRead, Promise<CachedBody>>();

  const find = async (path: string): Promise<CacheableResponse> => {
    const read = await reads.read(path);
    const body = bodies.get(read) ?? toCachedBody(read);
    bodies.set(read, body);
    return { kind: 'read', body: await body, isCurrent: () => reads.isCurrent(read), onSent: () => {} };
  };

  return (request, response, next) => {
    if (!reads.isListening || !reads.isOffered(request.url) || !isVisitorRead(request)) return next();
    const send = (reply: CacheableResponse) => {
      sendCachedBody(reply.body, request, response);
      quick.count(reply.kind);
      quick.store(request, reply);
    };
    find(request.url)
      .then(send, () => next())
      .catch(next);
  };
}

async function toCachedBody({ json, etag, total }: PublicRead): Promise<CachedBody> {
  return {
    encodings: await encode(json),
    etag,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Authorization, Cookie, Accept-Encoding',
      ...(total !== null && { 'X-Total-Count': String(total) }),
    },
  };
}
