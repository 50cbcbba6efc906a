import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { Webhook, WebhookInput, WebhookWithSecret } from '@vitral/sdk/contracts/webhooks';

/** All webhooks by name: there are at most WEBHOOK_LIMITS.webhooks. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api.get<Webhook[]>('/webhooks', { signal }),
  staleTime: 0,
});

/** Only this response and that of a renewal contain a secret. */
export function useAddWebhook() {
  return useWebhookChange((input: WebhookInput) => api.post<WebhookWithSecret>('/webhooks', input));
}

export function useSaveWebhook() {
  return useWebhookChange(({ id, ...input }: WebhookInput & Pick<Webhook, 'id' | 'version'>) =>
    api.put<Webhook>(`/webhooks/${id}`, input),
  );
}

export function useRenewSecret() {
  return useWebhookChange(({ id }: Webhook) => api.post<WebhookWithSecret>(`/webhooks/${id}/secret`, {}));
}

export function useRemoveWebhook() {
  return useWebhookChange(({ id }: Webhook) => api.delete<void>(`/webhooks/${id}`));
}

export function useTestWebhook({ id }: Webhook) {
  return useMutation({ mutationFn: () => api.post<void>(`/webhooks/${id}/test`, {}) });
}

function useWebhookChange<Input, Response>(change: (input: Input) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // A secret must not stay in the cache; only the dialog holds it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}
