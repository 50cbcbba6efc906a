import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import etag from 'etag';
import { Changes } from '../changes/changes.ts';
import { GenerationCache } from '../changes/generation-cache.ts';
import { withWaitLimit, waitForShared } from '../database/wait-budget.ts';
import { Page } from '../lists/page.ts';
import { Metrics } from '../metrics/metrics.ts';

/** Exceeds the number of offers. */
const MOST_ENTRIES = 200;
const MOST_BYTES = 64 * 1024 * 1024;

/** A public read of a noun. */
export interface PublicReadOffer {
  /** The path of its route, such as `/api/testimonials`. */
  path: string;
  /** All tables that it reads, each with the trigger `announced`. */
  tables: string[];
  /** Returns the response to a visitor; a `Page` for lists. */
  read(): Promise<unknown>;
}

export interface PublicRead {
  path: string;
  /** The body of the response. */
  json: string;
  etag: string;
  /** Number of items in the whole list; null for other reads. */
  total: number | null;
  /** Generation of its tables before it was read. */
  generation: number;
}

/** Caches public reads as JSON until the database announces a change of their tables. docs/adr/007. */
@Injectable()
export class PublicReads {
  private readonly offers = new Map<string, PublicReadOffer>();
  private readonly cached = new GenerationCache<PublicRead>({
    entries: MOST_ENTRIES,
    bytes: { most: MOST_BYTES, of: ({ json }) => Buffer.byteLength(json) },
  });
  /** Runs a read outside the request and the transaction of its first caller, since it serves everybody who waits. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
    private readonly metrics: Metrics,
  ) {}

  get isListening(): boolean {
    return this.changes.isListening;
  }

  offer(offer: PublicReadOffer): void {
    this.offers.set(offer.path, offer);
  }

  isOffered(path: string): boolean {
    return this.offers.has(path);
  }

  /** Returns a number that stays the same until one of the reads at these paths changes. */
  generationOf(paths: readonly string[]): number {
    return this.changes.generationOf(this.tablesOf(paths));
  }

  /** Returns the tables of the reads at these paths. */
  tablesOf(paths: readonly string[]): string[] {
    return paths.flatMap((path) => this.offerOf(path).tables);
  }

  /** Tells if no table of the read has changed since. */
  isCurrent({ path, generation }: PublicRead): boolean {
    return this.changes.generationOf(this.offerOf(path).tables) === generation;
  }

  /** Returns what visitors read at `path`, read once for each generation of its tables. */
  async read(path: string): Promise<PublicRead> {
    const offer = this.offerOf(path);
    const generation = this.changes.generationOf(offer.tables);
    const read = () => this.outsideRequests(() => withWaitLimit(() => this.readAnew(offer, generation)));
    return waitForShared(this.cached.get(path, generation, read));
  }

  private async readAnew({ path, read }: PublicReadOffer, generation: number): Promise<PublicRead> {
    this.metrics.anew('read');
    const response = await RequestContext.create(this.em, read);
    const [value, total] = response instanceof Page ? [response.items, response.total] : [response, null];
    const json = JSON.stringify(value);
    // Equals the ETag that Express computes for the same body.
    return { path, json, etag: etag(json, { weak: true }), total, generation };
  }

  private offerOf(path: string): PublicReadOffer {
    const offer = this.offers.get(path);
    if (!offer) throw new Error(`No noun offers ${path} to visitors`);
    return offer;
  }
}
