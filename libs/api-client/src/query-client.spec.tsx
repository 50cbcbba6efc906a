import type { ErrorCode } from '@vitral/contracts/errors';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { ApiError } from './api-error.ts';
import {
  currentUserQuery,
  createQueryClient,
  retryDelay,
  shouldRetry,
  workQueueQuery,
} from './query-client.ts';

describe('query client', () => {
  it('retries twice, except after client errors', () => {
    expect(shouldRetry(1, new ApiError(503, 'down'))).toBe(true);
    expect(shouldRetry(1, new TypeError('Failed to fetch'))).toBe(true);
    expect(shouldRetry(2, new ApiError(503, 'down'))).toBe(false);
    for (const status of [400, 401, 403, 404, 409])
      expect(shouldRetry(0, new ApiError(status, 'no'))).toBe(false);
  });

  it('doubles the delay from one second up to the cap', () => {
    expect([0, 1, 2, 10].map((attempt) => retryDelay(attempt))).toEqual([1000, 2000, 4000, 30_000]);
    expect(retryDelay(5, 3000)).toBe(3000);
  });

  it('treats queries as fresh for five minutes, and never retries mutations', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();

    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ retry: false });
  });

  it.each<[ErrorCode, number]>([
    ['auth.second-factor-missing', 1],
    ['auth.insufficient-permissions', 0],
  ])('reports a missing second factor for the error code %s only', async (code, times) => {
    const onSecondFactorMissing = jest.fn();
    const refused = new ApiError(403, 'no', { code });

    const reading = createQueryClient({ onSecondFactorMissing }).fetchQuery({
      queryKey: ['content'],
      queryFn: () => Promise.reject(refused),
    });
    await expect(reading).rejects.toBe(refused);
    expect(onSecondFactorMissing).toHaveBeenCalledTimes(times);
  });

  it('makes the work queue stale after each change', async () => {
    const queryClient = createQueryClient();
    const isStale = () => queryClient.getQueryState(workQueueQuery.queryKey)?.isInvalidated;
    const change = (mutationFn: () => Promise<unknown>) =>
      queryClient
        .getMutationCache()
        .build<unknown, Error, void, unknown>(queryClient, { mutationFn })
        .execute();
    queryClient.setQueryData(workQueueQuery.queryKey, []);
    await expect(change(() => Promise.reject(new ApiError(409, 'stale')))).rejects.toThrow();
    expect(isStale()).toBe(false);
    await change(() => Promise.resolve());
    expect(isStale()).toBe(true);
  });

  it('drops cached data as soon as another user is logged in', () => {
    const queryClient = createQueryClient();
    const logIn = (id: string | null) =>
      queryClient.setQueryData(currentUserQuery.queryKey, id === null ? null : ({ id } as CurrentUser));
    const isCached = () => queryClient.getQueryData(['content']) !== undefined;

    logIn('1');
    queryClient.setQueryData(['content'], ['read by the first']);
    logIn(null);
    logIn('1');
    expect(isCached()).toBe(true);

    logIn(null);
    logIn('2');
    expect(isCached()).toBe(false);
    expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual({ id: '2' });
  });
});
