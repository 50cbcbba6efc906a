import { describe, expect, it } from '@jest/globals';
import { figuresOf, keepsPromise, median } from './figures.ts';

/** Requests per second. Per processor second the site answers half as many, the bare server as many. */
const round = (site: number, bare: number, failures = 0) => ({
  site: { perSecond: site, perProcessorSecond: site / 2, p50: 4, p99: 20_000 / site, failures },
  bare: { perSecond: bare, perProcessorSecond: bare, p50: 3, p99: 9, failures: 0 },
});

describe('the figures of a scenario', () => {
  it('have the median of the measurements', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 3])).toBe(2.5);
  });

  it('have the ratio of each round, so that a slow moment of the machine changes nothing', () => {
    expect(figuresOf([round(900, 1000), round(90, 100), round(500, 1000, 3)])).toEqual({
      perSecond: { site: 500, bare: 1000, ratio: 0.9, ratios: [0.9, 0.9, 0.5] },
      perProcessorSecond: { site: 250, bare: 1000, ratio: 0.45, ratios: [0.45, 0.45, 0.25] },
      p50: { site: 4, bare: 3 },
      p99: { site: 40, bare: 9 },
      failures: 3,
    });
  });

  it('keep a promise that both ratios reach', () => {
    const reading = { ...figuresOf([round(1000, 1000)]), p99Below: 50 };
    expect(keepsPromise({ ...reading, atLeast: 0.5 })).toBe(true);
    expect(keepsPromise({ ...reading, atLeast: 0.51 })).toBe(false);
  });

  it('keep none with slow requests', () => {
    const reading = { ...figuresOf([round(1000, 1000)]), atLeast: 0.5 };
    expect(keepsPromise({ ...reading, p99Below: 20 })).toBe(false);
  });

  it('keep none with failed requests', () => {
    const reading = { ...figuresOf([round(1000, 1000), round(1000, 1000, 1)]), p99Below: 50 };
    expect(keepsPromise({ ...reading, atLeast: 0.5 })).toBe(false);
  });
});
