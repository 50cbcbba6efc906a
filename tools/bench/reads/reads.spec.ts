import { expect, it } from '@jest/globals';
import { slowdownOf, type ReadGrowth } from './slowdown.ts';
import { missedReads } from './promises.ts';

const scenario = (rows: number, perSecond: number, perProcessorSecond: number) => ({
  rows,
  perSecond: { ratio: perSecond },
  perProcessorSecond: { ratio: perProcessorSecond },
});

it('the slowdown of reads compares the most rows with the fewest, relative to their bytes', () => {
  const growth = slowdownOf([scenario(1, 0.9, 0.6), scenario(100, 0.2, 0.2), scenario(10_000, 0.6, 0.3)]);
  expect(growth).toMatchObject({ rows: [1, 10_000], perProcessorSecond: 2 });
  expect(growth.perSecond).toBeCloseTo(1.5);
});

it('either kind of second breaks the promise of reads', () => {
  const growth: ReadGrowth = { rows: [1, 10_000], perSecond: 1.5, perProcessorSecond: 1.5, atMost: 1.5 };
  expect(missedReads({ scenarios: [], growth })).toEqual([]);
  expect(missedReads({ scenarios: [], growth: { ...growth, perProcessorSecond: 1.51 } })).toEqual([
    'Public reads are 1.51 times slower with 10,000 rows than with 1; 1.5 times were promised.',
  ]);
});
