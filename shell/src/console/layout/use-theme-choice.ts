import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type { CurrentUser, Theme } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { notify } from '@vitral/ui';

/** The person's theme, null for the site's, and how to choose another: it shows at once and is kept with the account. */
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
