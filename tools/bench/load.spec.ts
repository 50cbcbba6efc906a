import { describe, expect, it } from '@jest/globals';
import { readingOf } from './load.ts';

describe('load generator', () => {
  it('reads the last line that wrk prints', () => {
    const printed =
      'Running 2s test @ http://127.0.0.1:1/es\n' +
      '  Socket errors: connect 0, read 3, write 0, timeout 0\n\n' +
      '{"microseconds":2000000,"responses":60000,"failures":3,"p50":1260,"p99":12200}\n';
    expect(readingOf(printed, 1.5)).toEqual({
      perSecond: 30_000,
      perProcessorSecond: 40_000,
      p50: 1.26,
      p99: 12.2,
      failures: 3,
    });
  });
});
