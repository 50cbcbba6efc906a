import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { CandidateSet } from './served-set.ts';
import { isAmongFirst } from './visitor-share.ts';

const NUMBERS = Array.from({ length: 10_000 }, (_, number) => number);

const visitor = (cookie?: string) => ({ headers: { cookie } }) as Request;
const candidate = (share: number, releaseId = 'one') => ({ releaseId, share }) as CandidateSet;

function firstOf(share: number, releaseId?: string): Set<number> {
  const isFirst = (number: number) =>
    isAmongFirst(visitor(`language=es; vitral-share=${number}`), candidate(share, releaseId));
  return new Set(NUMBERS.filter(isFirst));
}

describe('visitor share', () => {
  it('gives the candidate to its share of the visitors', () => {
    for (const share of [1, 10, 50, 99]) {
      expect(Math.abs(firstOf(share).size / 100 - share)).toBeLessThan(1.5);
    }
  });

  it('includes the same visitors when the share grows', () => {
    const [few, many] = [firstOf(5), firstOf(30)];
    expect([...few].filter((number) => !many.has(number))).toEqual([]);
  });

  it('chooses other visitors for another candidate', () => {
    const [one, other] = [firstOf(10), firstOf(10, 'other')];
    const both = [...one].filter((number) => other.has(number));
    expect(both.length).toBeLessThan(one.size / 4);
  });

  it.each([undefined, '', 'vitral-share=', 'vitral-share=12345', 'vitral-share=x', 'other-vitral-share=1'])(
    'leaves out visitors without a valid number: %s',
    (cookie) => {
      expect(isAmongFirst(visitor(cookie), candidate(99))).toBe(false);
    },
  );
});
