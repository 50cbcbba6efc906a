import { growthRate } from './growth-rate.ts';

describe('growthRate', () => {
  it.each([
    [12, 8, 0.5],
    [4, 8, -0.5],
    [8, 8, 0],
    [0, 8, -1],
    [12, 0, null],
    [0, 0, null],
  ])('returns the growth to %d from %d: %p', (recent, previous, growth) => {
    expect(growthRate(recent, previous)).toBe(growth);
  });
});
