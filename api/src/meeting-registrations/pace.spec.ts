import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Pace } from './pace.ts';

describe('Pace', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('shares the rate among callers, and saves nothing up while there is no work', async () => {
    const clock = jest.spyOn(performance, 'now');
    const sleeps: number[] = [];
    const pace = new Pace(10, async (milliseconds) => sleeps.push(milliseconds));
    clock.mockReturnValue(5000);
    await Promise.all([pace.spend(10), pace.spend(5), pace.spend(0)]);
    clock.mockReturnValue(6200);
    await pace.spend(1);
    expect(sleeps).toEqual([1000, 1500, 400]);
  });
});
