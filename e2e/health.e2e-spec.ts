import { expect, test } from './support/journey.ts';

test.describe('site under test', () => {
  test('the server reports that it is ready', async ({ request }) => {
    const response = await request.get('/health/ready');

    expect(response.status()).toBe(200);
  });
});
