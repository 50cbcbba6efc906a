import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AuthOptions } from '@vitral/contracts/accounts';

export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => api.get<AuthOptions>('/auth/options', { signal }),
});
