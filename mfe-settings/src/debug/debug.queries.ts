import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { CurrentUser } from '@vitral/contracts';

/** Asks who is logged in past every cache, for the answer's own sake. */
export function useAuthTest() {
  return useMutation({ mutationFn: () => api.get<CurrentUser>('/auth/user') });
}
