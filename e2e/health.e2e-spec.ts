import { expect, test } from './support/journey.ts';

test('the server reports that it is ready', async ({ request }) => {
  const answer = await request.get('/health/ready');

  expect(answer.status()).toBe(200);
});
