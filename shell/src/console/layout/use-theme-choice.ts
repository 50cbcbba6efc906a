import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type { CurrentUser, Theme } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { notify } from '@vitral/ui';

/**
 * Returns the user's theme, null for the site's, and its setter: a choice applies at once and is saved with the
 * account.
 */
export function useThemeChoice() {
  const queryClient = useQueryClient();
  const { theme } = useCurrentUser();
  const show = (next: Theme | null) =>
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, theme: next });
  const { mutate } = useMutation({
    mutationFn: (next: Theme | null) => api.put<CurrentUser>('/profile/preferences', { theme: next }),
    onMutate: show,
    onError: (error) => {
      show(theme);
      notify.error(errorText(error));
    },
  });
  return { theme, choose: mutate };
}
