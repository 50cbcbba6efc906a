import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Configuration } from '../config/configuration.ts';

/** Buckets, finest up to the promised 50 ms. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Buckets up to two seconds, after which a renderer is ended. */
const DRAWING_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2];

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
  private readonly made = { read: 0, page: 0 };
  private readonly requests = new Histogram({
    name: 'vitral_http_request_duration_seconds',
    help: 'Requests that handlers answered, by route and status; kept answers are counted apart',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly renderDurations = new Histogram({
    name: 'vitral_page_drawing_duration_seconds',
    help: 'Public pages drawn by the renderer of the active release',
    labelNames: ['outcome'],
    buckets: DRAWING_SECONDS,
    registers: [this.registry],
  });

  constructor({ metricsToken }: Configuration) {
    this.count('vitral_kept_answers_total', 'Answers sent to visitors from memory', this.sent);
    this.count('vitral_made_answers_total', 'Answers for visitors that had to be made', this.made);
    // These watch the event loop and garbage collection, which costs time even if nobody reads them.
    if (metricsToken !== null) collectDefaultMetrics({ register: this.registry });
  }

  countCached(kind: CachedKind): void {
    this.sent[kind] += 1;
  }

  anew(kind: 'read' | 'page'): void {
    this.made[kind] += 1;
  }

  answered(request: Record<'method' | 'route' | 'status', string>, milliseconds: number): void {
    this.requests.observe(request, milliseconds / 1000);
  }

  rendered(outcome: 'drawn' | 'failed', milliseconds: number): void {
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
