import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures.ts';
import { latenciesTable, readingsTable, waitsTable } from './table.ts';

/** Requests per second. Per processor second the site answers half as many, the bare server as many. */
const round = (site: number, bare: number, failures = 0) => ({
  site: { perSecond: site, perProcessorSecond: site / 2, p50: 4, p99: 20_000 / site, failures },
  bare: { perSecond: bare, perProcessorSecond: bare, p50: 3, p99: 9, failures: 0 },
});

describe('the tables of the bench', () => {
  const page = { name: 'GET /es', encoding: 'br', bytes: 20_480, atLeast: 0.35 };
  const list = { ...page, name: 'GET /api/testimonials', bytes: 900 };

  it('show for each ratio whether its promise was kept', () => {
    const readings = [
      { ...page, ...figuresOf([round(9000, 12_000), round(6000, 12_000)]) },
      { ...list, ...figuresOf([round(400, 1000, 2)]) },
    ];
    expect(readingsTable(readings).split('\n')).toEqual([
      'request                encoding   bytes  answers per        site    bare  ratio  rounds        failures  promised       promise',
      'GET /es                br        20,480  second            7,500  12,000  0.63   0.50 to 0.75         0  at least 0.35  kept',
      'GET /es                br        20,480  processor second  3,750  12,000  0.31   0.25 to 0.38         0  at least 0.35  missed',
      'GET /api/testimonials  br           900  second              400   1,000  0.40   0.40 to 0.40         2  at least 0.35  missed',
      'GET /api/testimonials  br           900  processor second    200   1,000  0.20   0.20 to 0.20         2  at least 0.35  missed',
    ]);
  });

  it('show the latencies and the memory of the site', () => {
    const memory = { memoryBytes: 300 * 1024 * 1024, p99Below: 50 };
    const readings = [
      { ...page, ...memory, ...figuresOf([round(1000, 1000)]) },
      { ...list, ...memory, ...figuresOf([round(400, 1000)]) },
    ];
    expect(latenciesTable(readings).split('\n')).toEqual([
      'request                p50 ms  bare p50  p99 ms  bare p99  memory MB  promised      promise',
      'GET /es                     4         3      20         9        300  p99 below 50  kept',
      'GET /api/testimonials       4         3      50         9        300  p99 below 50  missed',
    ]);
  });

  it('show the time for a list beside the time for its bytes alone', () => {
    const list = { path: '/api/content?q=gu%C3%ADa', atMost: 50, bare: 0.52, slowest: 61.26 };
    const waits = [
      { ...list, site: 9.96, isKept: true },
      { ...list, site: 50.04, isKept: false },
    ];
    expect(waitsTable(waits).split('\n')).toEqual([
      'request                  median ms  bare ms  times bare  slowest ms  promised    promise',
      'GET /api/content?q=guía         10      0.5        19.2        61.3  at most 50  kept',
      'GET /api/content?q=guía         50      0.5        96.2        61.3  at most 50  missed',
    ]);
  });
});
