import { growthOf } from './growth.ts';

it.each([
  [12, 8, 0.5],
  [4, 8, -0.5],
  [8, 8, 0],
  [0, 8, -1],
  [12, 0, null],
  [0, 0, null],
])('of %d accesses after %d is %p', (recentCount, previousCount, growth) => {
  expect(growthOf({ recentCount, previousCount })).toBe(growth);
});
