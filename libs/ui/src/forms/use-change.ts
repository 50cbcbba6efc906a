import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify, type NotifyOptions } from '../feedback/notify.ts';

/** The key of a text, or the key with its parameters and with options of the notification. */
export type Message = string | (NotifyOptions & { key: string; params?: Record<string, unknown> });

export interface ChangeOptions<Input, Result> {
  /** The i18n namespace of the messages. */
  namespace: string;
  /** Prefixes of the query keys that become stale. */
  reload: readonly QueryKey[];
  change: (input: Input) => Promise<Result>;
  /** The message for a success, or a function that returns it; if absent, the caller reports. */
  success?: string | ((input: Input, result: Result) => Message);
  /** The message for a failure, or a function that returns it; null for an error that needs none. */
  failure?: string | ((error: Error) => Message | null);
}

/**
 * A mutation that reports its outcome and reloads the affected data, after a failure, too, since an outdated list may
 * be its cause. Callers that give neither `success` nor `failure`, such as forms, show the outcome themselves.
 */
export function useChange<Input = void, Result = unknown>(options: ChangeOptions<Input, Result>) {
  const { namespace, reload, change, success, failure } = options;
  const { t } = useTranslation(namespace);
  const queryClient = useQueryClient();
  const textOf = (message: Message) =>
    typeof message === 'string' ? t(message) : t(message.key, message.params ?? {});

  return useMutation({
    mutationFn: change,
    onSuccess: (result, input) => {
      const message = typeof success === 'function' ? success(input, result) : success;
      if (message) notify.success(textOf(message), optionsOf(message));
    },
    onError: (error) => {
      const message = typeof failure === 'function' ? failure(error) : failure;
      if (message) notify.error(textOf(message), { description: errorText(error), ...optionsOf(message) });
    },
    onSettled: () => Promise.all(reload.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

function optionsOf(message: Message): NotifyOptions {
  if (typeof message === 'string') return {};
  const { key: _key, params: _params, ...options } = message;
  return options;
}
