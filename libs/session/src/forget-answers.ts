import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';

/** Drops everything that was read for a person, but not who is logged in. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
}
