import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Configuration } from '../config/configuration.ts';

/** Buckets, finest up to the promised 50 ms. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Buckets up to two seconds, after which a renderer is ended. */
const RENDER_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2];

export type CachedKind = 'read' | 'page' | 'file';

export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

interface GaugeOffer {
  name: string;
  help: string;
  labels?: string[];
  read: () => Promise<Reading[]> | Reading[];
}

/** Collects the figures of /metrics, in memory and without any personal data. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly sent = { read: 0, page: 0, file: 0 };
  private readonly computed = { read: 0, page: 0 };
  private readonly requests = new Histogram({
    name: 'vitral_http_request_duration_seconds',
    help: 'Duration of requests that handlers responded to; cached responses are counted separately',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly renderDurations = new Histogram({
    name: 'vitral_page_drawing_duration_seconds',
    help: 'Duration of rendering public pages with the active release',
    labelNames: ['outcome'],
    buckets: RENDER_SECONDS,
    registers: [this.registry],
  });

  constructor({ metricsToken }: Configuration) {
    this.count('vitral_kept_answers_total', 'Responses sent to visitors from a cache', this.sent);
    this.count('vitral_made_answers_total', 'Responses computed for visitors', this.computed);
    // Default metrics watch the event loop and garbage collection, which costs time even if nobody reads them.
    if (metricsToken !== null) collectDefaultMetrics({ register: this.registry });
  }

  countCached(kind: CachedKind): void {
    this.sent[kind] += 1;
  }

  countComputed(kind: 'read' | 'page'): void {
    this.computed[kind] += 1;
  }

  countResponse(request: Record<'method' | 'route' | 'status', string>, milliseconds: number): void {
    this.requests.observe(request, milliseconds / 1000);
  }

  countRender(outcome: 'drawn' | 'failed', milliseconds: number): void {
    this.renderDurations.observe({ outcome }, milliseconds / 1000);
  }

  gauge({ name, help, labels = [], read }: GaugeOffer): void {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const readings = await read();
        this.reset();
        for (const { labels: values = {}, value } of readings) this.set(values, value);
      },
    });
  }

  private count(name: string, help: string, counts: Record<string, number>): void {
    new Counter({
      name,
      help,
      labelNames: ['kind'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [kind, count] of Object.entries(counts)) this.inc({ kind }, count);
      },
    });
  }
}
