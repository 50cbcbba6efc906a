import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import etag from 'etag';
import { Changes } from '../changes/changes.ts';
import { GenerationCache } from '../changes/generation-cache.ts';
import { impatiently, waitForShared } from '../database/silence.ts';
import { Page } from '../lists/page.ts';
import { Metrics } from '../metrics/metrics.ts';

/** Exceeds the number of offers. */
const MOST_ENTRIES = 200;
const MOST_BYTES = 64 * 1024 * 1024;

/** What a noun lets everybody read. */
export interface PublicReadOffer {
  /** The address of the call that answers it: `/api/testimonials`. */
  path: string;
  /** The tables that it is made from and nothing else, each with the trigger `announced`. */
  tables: string[];
  /** What a visitor is answered; a `Page` for lists. */
  read(): Promise<unknown>;
}

export interface PublicRead {
  path: string;
  /** The body of the answer. */
  json: string;
  etag: string;
  /** How many items a list has in all; null for what is no list. */
  total: number | null;
  /** Of its tables, when it was read. */
  generation: number;
}

/** What visitors read, kept as text until the database says that one of its tables has changed. */
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

  /** Equal to an earlier one as long as what is read at these addresses has not changed since. */
  generationOf(paths: readonly string[]): number {
    return this.changes.generationOf(this.tablesOf(paths));
  }

  /** What is read at these addresses is made from. */
  tablesOf(paths: readonly string[]): string[] {
    return paths.flatMap((path) => this.offerOf(path).tables);
  }

  /** Whether nothing of what was read has changed since. */
  isCurrent({ path, generation }: PublicRead): boolean {
    return this.changes.generationOf(this.offerOf(path).tables) === generation;
  }

  /** Returns what visitors read at `path`, read once for each generation of its tables. */
  async read(path: string): Promise<PublicRead> {
    const offer = this.offerOf(path);
    const generation = this.changes.generationOf(offer.tables);
    const read = () => this.outsideRequests(() => impatiently(() => this.readAnew(offer, generation)));
    return waitForShared(this.cached.get(path, generation, read));
  }

  private async readAnew({ path, read }: PublicReadOffer, generation: number): Promise<PublicRead> {
    this.metrics.anew('read');
    const answer = await RequestContext.create(this.em, read);
    const [value, total] = answer instanceof Page ? [answer.items, answer.total] : [answer, null];
    const json = JSON.stringify(value);
    // The one that Express gives the same answer.
    return { path, json, etag: etag(json, { weak: true }), total, generation };
  }

  private offerOf(path: string): PublicReadOffer {
    const offer = this.offers.get(path);
    if (!offer) throw new Error(`No noun offers ${path} to visitors`);
    return offer;
  }
}
