import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { Embed, EmbedInput, PublicEmbed } from '@vitral/sdk/contracts/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import type { Noun } from '@vitral/sdk/ui/forms';

/** Accounts that may edit embeds get all of them with all fields; others get the public fields of active embeds. */
export type ShownEmbed = PublicEmbed & Partial<Embed>;

/** All embeds in their order. */
export const embedsQuery = queryOptions({
  queryKey: ['embeds'],
  queryFn: ({ signal }) => api.get<ShownEmbed[]>('/embeds', { signal }),
});

export const EMBEDS: Noun<Embed, EmbedInput> = {
  namespace: 'mfe-social',
  name: 'embeds',
  hasTrash: true,
  reload: [embedsQuery.queryKey],
};

const MOVES = 'embeds.move';

/** Applies moves immediately and sends them one after the other; finally the list has the server's order. */
export function useMoveEmbed() {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [MOVES],
    scope: { id: MOVES },
    mutationFn: ({ id, order }: Pick<Embed, 'id' | 'order'>) =>
      api.post<Embed>(`/embeds/${id}/move`, { order }),
    onMutate: async ({ id, order }) => {
      await queryClient.cancelQueries({ queryKey: embedsQuery.queryKey });
      queryClient.setQueryData(embedsQuery.queryKey, (embeds) => embeds && moved(embeds, id, order));
    },
    onSuccess: () => notify.success(t('embeds.orderUpdated'), { id: 'embeds.order' }),
    onError: (error) => notify.failure(t('embeds.orderFailed'), error),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: [MOVES] }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: embedsQuery.queryKey });
    },
  });
}

function moved(embeds: readonly ShownEmbed[], id: string, order: number): ShownEmbed[] {
  const rest = embeds.filter((embed) => embed.id !== id);
  return rest.toSpliced(order, 0, ...embeds.filter((embed) => embed.id === id));
}
