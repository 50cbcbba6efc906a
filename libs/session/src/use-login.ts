import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type { LoginAnswer, LoginInput } from '@vitral/contracts';
import { forgetAnswers } from './forget-answers.ts';
import { useSession } from './session-context.ts';

/**
 * Logs in and stores the returned user; what was read for somebody else is dropped. Where to go next is the caller's
 * choice. Specification, sections 4 and 8.
 */
export function useLogin() {
  const queryClient = useQueryClient();
  const { user: former } = useSession();
  return useMutation({
    mutationFn: (input: LoginInput) => api.post<LoginAnswer>('/auth/login', input),
    onSuccess: async ({ user }) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      if (former && former.id !== user.id) forgetAnswers(queryClient);
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}
