import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@vitral/contracts';
import { currentUserQuery } from './current-user.query.ts';

const PERSON = hashKey(currentUserQuery.queryKey);

/** Who is logged in, and the code that pages are made of (`latePart` of @vitral/ui). */
const NOBODYS: readonly unknown[] = [currentUserQuery.queryKey[0], 'late-part'];

/** Drops everything that was read and sent for a person, but not who is logged in. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !NOBODYS.includes(queryKey[0]) });
  queryClient.getMutationCache().clear();
}

/** Drops what was read for one person as soon as another is logged in, before anything is drawn for the other. */
export function forgetForOthers(queryClient: QueryClient): void {
  let last: string | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== PERSON) return;
    const { id = last } = (query.state.data as CurrentUser | null | undefined) ?? {};
    if (last !== undefined && id !== last) forgetAnswers(queryClient);
    last = id;
  });
}
