import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type { LoginResponse, LoginInput } from '@vitral/contracts';

/** Logs in and caches the returned user. Navigation is left to the caller. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) => api.post<LoginResponse>('/auth/login', input),
    onSuccess: async ({ user }) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}
