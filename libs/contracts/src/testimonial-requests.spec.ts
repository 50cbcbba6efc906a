import { describe, expect, it } from '@jest/globals';
import { requestState } from './testimonial-requests.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const open = { maxSubmissions: 2, submissionCount: 1, expiresAt: '2026-11-29T10:00:01Z', revokedAt: null };

describe('requestState', () => {
  it.each([
    ['open', {}],
    ['expired', { expiresAt: '2026-11-29T10:00:00Z' }],
    ['used', { submissionCount: 2, expiresAt: '2026-11-28T10:00:00Z' }],
    ['revoked', { revokedAt: new Date(NOW), submissionCount: 2 }],
  ] as const)('is %s', (state, changes) => {
    expect(requestState({ ...open, ...changes }, NOW)).toBe(state);
  });
});
