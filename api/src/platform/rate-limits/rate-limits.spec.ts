import { describe, expect, it } from '@jest/globals';
import { defineRateLimit } from './rate-limits.ts';

describe('defineRateLimit', () => {
  it('refuses a second rule of the same name, which would share its count', () => {
    const rule = { name: 'of-the-spec', times: 1, seconds: 60 };
    expect(defineRateLimit(rule)).toBe(rule);
    expect(() => defineRateLimit({ ...rule, times: 2 })).toThrow('Two rate limits are named of-the-spec');
  });
});
