import { describe, expect, it } from '@jest/globals';
import { StartRetry } from './start-retry.ts';
import { StartRefusal } from '../errors/app-error.ts';

const never = { subject: 'PostgreSQL', advice: 'look into its log', report: () => {}, longestMs: -1 };

describe('StartRetry', () => {
  it('ends with one sentence that names the last failure and the remedy', async () => {
    const retry = new StartRetry({ ...never, longestMs: 0 });
    await expect(
      retry.run(
        () => Promise.reject(new Error('it is starting up')),
        () => true,
      ),
    ).rejects.toThrow(
      new StartRefusal('PostgreSQL was not ready within 0 s (it is starting up): look into its log.'),
    );
  });

  it('rethrows an error that is not transient, without waiting', async () => {
    const broken = new TypeError('undefined is not a function');
    await expect(
      new StartRetry(never).run(
        () => Promise.reject(broken),
        () => false,
      ),
    ).rejects.toBe(broken);
  });
});
