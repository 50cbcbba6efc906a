import { describe, expect, it } from '@jest/globals';
import { comparisonOf, growthOf, slowdownOf } from './compare.ts';
import { median } from './http.ts';
import { missedBy } from './report.ts';

/** Requests per second. Per processor second the site responds to half of these, the bare server to all. */
const round = (site: number, bare: number, failures = 0) => ({
  site: { perSecond: site, perProcessorSecond: site / 2, p50: 4, p99: 20_000 / site, failures },
  bare: { perSecond: bare, perProcessorSecond: bare, p50: 3, p99: 9, failures: 0 },
});

describe('the figures of a comparison', () => {
  it('have the median of the measurements', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 3])).toBe(2.5);
  });

  it('have the ratio of each round, so that a slow moment of the machine changes nothing', () => {
    const { figures } = comparisonOf('GET /es', [round(900, 1000), round(90, 100), round(500, 1000, 3)]);
    expect(figures).toEqual({
      'per second': 500,
      bare: 1000,
      ratio: 0.9,
      'processor ratio': 0.45,
      'p50 ms': 4,
      'p99 ms': 40,
      'bare p99': 9,
      failures: 3,
    });
  });

  it('keep the promise that both ratios reach', () => {
    expect(missedBy(comparisonOf('GET /es', [round(1000, 1000)]))).toEqual([]);
    expect(missedBy(comparisonOf('GET /es', [round(980, 1000)]))).toEqual([
      'GET /es: processor ratio is 0.49; at least 0.5 was promised.',
    ]);
  });

  it('break the promise with slow requests', () => {
    expect(missedBy(comparisonOf('GET /es', [round(400, 400)]))).toEqual([
      'GET /es: p99 ms is 50; less than 50 was promised.',
    ]);
  });

  it('break the promise with failed requests', () => {
    expect(missedBy(comparisonOf('GET /es', [round(1000, 1000), round(1000, 1000, 1)]))).toEqual([
      'GET /es: failures is 1; at most 0 was promised.',
    ]);
  });
});

describe('the slowdown of reads', () => {
  const scenario = (name: string, ratio: number, processorRatio: number) => ({
    name,
    figures: { ratio, 'processor ratio': processorRatio },
  });

  it('compares the most rows with the fewest, relative to their bytes', () => {
    const { figures } = slowdownOf([
      scenario('1', 0.9, 0.6),
      scenario('2', 0.2, 0.2),
      scenario('3', 0.6, 0.3),
    ]);
    expect(figures['per second']).toBeCloseTo(1.5);
    expect(figures['per processor second']).toBe(2);
  });

  it('is a broken promise for either kind of second', () => {
    expect(missedBy(slowdownOf([scenario('1 row', 0.6, 0.6), scenario('9 rows', 0.4, 0.3)]))).toEqual([
      'times slower from 1 row to 9 rows: per processor second is 2; at most 1.5 was promised.',
    ]);
    expect(missedBy(slowdownOf([scenario('1 row', 0.6, 0.6), scenario('9 rows', 0.3, 0.5)]))).toHaveLength(1);
  });
});

describe('the growth of a response', () => {
  const at = (rows: number, ms: number, bare = 0.5) => ({ rows, ms, bare, isWhole: true });
  const missed = (...steps: ReturnType<typeof at>[]) => missedBy(growthOf('GET /es', steps));

  it('is the ratio of the last time to the first', () => {
    const { figures } = growthOf('GET /es', [at(100, 0.4), at(1000, 4), at(10_000, 0.6)]);
    expect(figures).toMatchObject({ 'ms at 1,000 rows': 4, times: 0.6 / 0.4, 'bare times': 1 });
    expect(missed(at(100, 0.4), at(1000, 4), at(10_000, 0.59))).toEqual([]);
    expect(missed(at(100, 0.4), at(1000, 0.61))).toEqual([
      'GET /es: times is 1.53; at most 1.5 was promised.',
    ]);
  });

  it('may be larger by as much as the bare server slows down', () => {
    expect(missed(at(100, 1, 0.5), at(1000, 2.9, 1))).toEqual([]);
    expect(missed(at(100, 1, 0.5), at(1000, 3.1, 1))).toHaveLength(1);
    expect(missed(at(100, 1, 1), at(1000, 1.5, 0.5))).toEqual([]);
  });

  it('breaks its promise without its content, however fast', () => {
    expect(missed(at(100, 4), { ...at(1000, 2), isWhole: false })).toEqual([
      'GET /es: without content is 1; at most 0 was promised.',
    ]);
  });
});
