import { expect, it } from '@jest/globals';
import { ERRORS } from './errors.ts';

it.each(Object.entries(ERRORS))('%s has a status of an error and a sentence', (code, { status, message }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-Z]/);
});

it('answers what is not there with 404 and what is stale with 409', () => {
  for (const [code, { status }] of Object.entries(ERRORS)) {
    if (code.endsWith('.not-found')) expect(status).toBe(404);
    if (code.endsWith('.stale')) expect(status).toBe(409);
  }
});
