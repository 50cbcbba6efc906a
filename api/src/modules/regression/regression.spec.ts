import { describe, expect, it } from '@jest/globals';
import { MIN_VISITS } from '@vitral/contracts/visit-timings';
import { bucketOf, emptyHistogram, type Histogram } from '../timings/histogram.ts';
import { failureRegression, lookAfter, reasonOf, timingRegression } from './regression.ts';

/** Visits whose times are spread evenly from 0.5 to 1.5 times `ms`. */
function visits(count: number, middle: number): Histogram {
  const histogram = emptyHistogram();
  for (let visit = 0; visit < count; visit += 1) {
    const bucket = bucketOf(middle * (0.5 + visit / count));
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
  return histogram;
}

const inp = (before: Histogram, after: Histogram) => timingRegression('inp', [{ before, after }]);

describe('timingRegression', () => {
  it('finds a page that reacts much later, and names the figures and the test', () => {
    const found = inp(visits(390, 150), visits(412, 340));
    expect(found?.p).toBeLessThan(0.001);
    expect(found && reasonOf(found)).toMatch(
      /^regressed: inp 18\d\/4[12]\d ms, visits 390\/412, Mann–Whitney U$/,
    );
  });

  it.each([
    ['fewer visits than the minimum', visits(MIN_VISITS - 1, 150), visits(400, 400)],
    ['a difference below a fifth', visits(9000, 1000), visits(9000, 1100)],
    ['a difference below 50 ms', visits(9000, 60), visits(9000, 90)],
    ['an improvement', visits(400, 400), visits(400, 150)],
    ['a difference that chance explains', visits(60, 150), visits(60, 190)],
  ])('ignores %s', (_, before, after) => {
    expect(inp(before, after)).toBeNull();
  });

  it('ignores more frequent visits to slower pages', () => {
    const strata = [
      { before: visits(900, 100), after: visits(100, 100) },
      { before: visits(100, 800), after: visits(900, 800) },
    ];
    expect(timingRegression('load', strata)).toBeNull();
  });
});

describe('failureRegression', () => {
  it('finds a rate that is too high although it is less than doubled, and names the figures and the test', () => {
    const found = failureRegression({ failures: 500, pages: 50_000 }, { failures: 900, pages: 50_000 });
    expect(found && reasonOf(found)).toBe('regressed: failures 500/50000, 900/50000, Fisher’s exact test');
  });

  it.each([
    ['two failures', { failures: 0, pages: 9000 }, { failures: 2, pages: 10 }],
    [
      'a rate of less than a fifth more',
      { failures: 5000, pages: 90_000 },
      { failures: 5900, pages: 90_000 },
    ],
    ['a difference that chance explains', { failures: 10, pages: 1000 }, { failures: 19, pages: 1000 }],
    ['failures that are counted before any page', { failures: 0, pages: 0 }, { failures: 9, pages: 0 }],
  ])('ignores %s', (_, before, after) => {
    expect(failureRegression(before, after)).toBeNull();
  });
});

describe('lookAfter', () => {
  it.each([
    [0, null],
    [1, 1],
    [5, 4],
    [23, 16],
    [2000, 720],
  ])('after %d hours is %p', (hours, look) => {
    expect(lookAfter(hours)).toBe(look);
  });
});
