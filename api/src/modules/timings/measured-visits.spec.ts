import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isMeasuredVisit } from './measured-visits.ts';

const visit = (headers: Record<string, string> = {}) =>
  ({ headers: { 'sec-fetch-dest': 'document', ...headers } }) as unknown as IncomingMessage;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('isMeasuredVisit', () => {
  it('chooses a share of the documents, and decides the same for a repeated request', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.0999);
    const first = visit();
    expect(isMeasuredVisit(first, 10)).toBe(true);
    random.mockReturnValue(0.1);
    expect([isMeasuredVisit(first, 10), isMeasuredVisit(visit(), 10)]).toEqual([true, false]);
  });

  it('chooses no document at a share of zero', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(isMeasuredVisit(visit(), 0)).toBe(false);
  });

  it.each([
    ['from a client that is no browser', { 'sec-fetch-dest': '' }],
    ['for a picture', { 'sec-fetch-dest': 'image' }],
    ['with Do Not Track', { dnt: '1' }],
    ['with Global Privacy Control', { 'sec-gpc': '1' }],
    ['of a visitor who declined cookies', { cookie: 'language=en; consent=declined.2026-11-21' }],
  ])('leaves out a request %s', (_what, headers) => {
    expect(isMeasuredVisit(visit(headers), 100)).toBe(false);
  });

  it('chooses visitors who accepted cookies or have not decided', () => {
    expect(isMeasuredVisit(visit({ cookie: 'consent=accepted.2026-11-21' }), 100)).toBe(true);
    expect(isMeasuredVisit(visit(), 100)).toBe(true);
  });
});
