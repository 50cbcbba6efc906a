import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery, clearUserQueries } from '@vitral/api-client';

export interface LogoutCallbacks {
  onLoggedOut?: () => void;
  onLogoutFailed?: (error: unknown) => void;
}

/** Ends the session on the server, then clears everything that was read with it. */
export function useLogout({ onLoggedOut, onLogoutFailed }: LogoutCallbacks, leave: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSuccess: () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      leave();
      clearUserQueries(queryClient);
      onLoggedOut?.();
    },
    onError: onLogoutFailed,
  });
  return { logout: mutate, isLoggingOut: isPending };
}
