import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';

export interface LogoutCallbacks {
  onLoggedOut?: () => void;
  onLogoutFailed?: (error: unknown) => void;
}

/** Ends the session on the server, then forgets everything that was read with it. Specification, section 4. */
export function useLogout({ onLoggedOut, onLogoutFailed }: LogoutCallbacks) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSuccess: () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      });
      onLoggedOut?.();
    },
    onError: onLogoutFailed,
  });
  return { logout: mutate, isLoggingOut: isPending };
}
