import { describe, expect, it } from '@jest/globals';
import { ERRORS } from './errors.ts';

describe('error codes', () => {
  it.each(Object.entries(ERRORS))('%s has an error status and a message', (code, { status, message }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z]/);
  });

  it('uses 404 for missing items and 409 for stale versions', () => {
    for (const [code, { status }] of Object.entries(ERRORS)) {
      if (code.endsWith('.not-found')) expect(status).toBe(404);
      if (code.endsWith('.stale')) expect(status).toBe(409);
    }
  });
});
