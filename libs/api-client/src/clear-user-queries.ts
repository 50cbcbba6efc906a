import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@vitral/contracts';
import { currentUserQuery } from './current-user.query.ts';

const PERSON = hashKey(currentUserQuery.queryKey);

/** Queries that belong to no user: the current user itself, and the code of pages (`lazyComponent` of @vitral/ui). */
const NOT_PERSONAL: readonly unknown[] = [currentUserQuery.queryKey[0], 'late-part'];

/** Drops all cached data and mutations of a user, except the current user itself. */
export function clearUserQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !NOT_PERSONAL.includes(queryKey[0]) });
  queryClient.getMutationCache().clear();
}

/** Drops cached data as soon as another user is logged in, before anything renders for that user. */
export function clearOnUserChange(queryClient: QueryClient): void {
  let last: string | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== PERSON) return;
    const { id = last } = (query.state.data as CurrentUser | null | undefined) ?? {};
    if (last !== undefined && id !== last) clearUserQueries(queryClient);
    last = id;
  });
}
