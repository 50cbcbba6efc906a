import { describe, expect, it } from '@jest/globals';
import { fisher } from './fisher.ts';
import { mannWhitney, normalTail } from './mann-whitney.ts';

/** Relative difference. */
const differs = (value: number, known: number) => Math.abs(value - known) / known;

describe('normalTail', () => {
  it.each([
    [0, 0.5],
    [1, 0.15865525393145707],
    [1.644854, 0.04999996152541308],
    [3.090232, 0.0010000010308950963],
    [4.75, 1.0170832425687061e-6],
    [-1, 0.8413447460685429],
  ])('of %d is %d', (z, known) => {
    expect(differs(normalTail(z), known)).toBeLessThan(1e-6);
  });
});

// The known values of exact fractions.
describe('fisher', () => {
  it.each([
    [1, 10, 9, 10, 0.000546666955335686],
    [0, 400, 3, 40, 0.000700675428419055],
    [20, 2000, 25, 1000, 0.0016498440408812141],
    [5, 300, 4, 300, 0.7477495707059544],
    [100, 100_000, 160, 100_000, 0.00011836583833398305],
  ])('of %d failures in %d pages before and %d in %d after is %d', (failures, pages, more, others, known) => {
    const p = fisher({ failures, pages }, { failures: more, pages: others });
    expect(differs(p, known)).toBeLessThan(1e-7);
  });

  it('is 1 without failures', () => {
    expect(fisher({ failures: 0, pages: 10 }, { failures: 0, pages: 10 })).toBe(1);
  });
});

// Reference values from scipy.stats.mannwhitneyu (asymptotic, greater, no continuity correction).
describe('mannWhitney', () => {
  it.each([
    [[10, 20, 30, 20, 10], [5, 10, 30, 30, 25], 0.00019751862389802885],
    [[10, 10, 10], [10, 10, 10], 0.5],
    [[40, 10], [10, 40], 1.1868161192850551e-9],
    [[0, 5, 0, 5], [5, 0, 5, 0], 0.9743737085713152],
    [[100, 200, 100], [90, 190, 140], 0.008365123873623953],
  ])('of %j before and %j after is %d', (before, after, known) => {
    expect(differs(mannWhitney([{ before, after }]), known)).toBeLessThan(1e-6);
  });

  it('is 1 if all visits took the same time, or there are none', () => {
    expect(mannWhitney([{ before: [50], after: [50] }])).toBe(1);
    expect(mannWhitney([])).toBe(1);
  });

  it('adds the evidence of two pages', () => {
    const strata = [
      { before: [10, 20, 30, 20, 10], after: [5, 10, 30, 30, 25] },
      { before: [40, 10], after: [10, 40] },
    ];
    expect(differs(mannWhitney(strata), 2.49899266701749e-10)).toBeLessThan(1e-6);
  });

  it('finds nothing if only other pages are visited', () => {
    const fast = { before: [90, 10, 0, 0], after: [9, 1, 0, 0] };
    const slow = { before: [0, 0, 1, 9], after: [0, 0, 10, 90] };
    const pooled = { before: [90, 10, 1, 9], after: [9, 1, 10, 90] };
    expect(mannWhitney([fast, slow])).toBeCloseTo(0.5);
    expect(mannWhitney([pooled])).toBeLessThan(1e-6);
  });
});
