import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

export interface Change<Variables, Answer = unknown> {
  change: (variables: Variables) => Promise<Answer>;
  /** The key of the message on success. */
  success: (variables: Variables) => string;
  /** The key of the message on failure; without it the caller tells. */
  failure?: string;
  /** The first part of the keys of what it changes. */
  reload: readonly string[];
}

/** A change: tells how it went and reloads what it touches, after a failure too, which may be due to an old list. */
export function useChange<Variables, Answer = unknown>(options: Change<Variables, Answer>) {
  const { change, success, failure, reload } = options;
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => notify.success(t(success(variables))),
    onError: (error) => failure && notify.failure(t(failure), error),
    onSettled: () => Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
}
