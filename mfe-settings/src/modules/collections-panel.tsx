import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { CollectionErasure, CollectionSummary } from '@vitral/sdk/contracts/collections';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Card, ConfirmDialog, EmptyState, notify, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';

const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: ({ signal }) => api.get<CollectionSummary[]>('/collections', { signal }),
  staleTime: 0,
});

const nameOf = ({ module, name }: CollectionSummary) => `${module}/${name}`;

/** The data that modules store. Admins can erase the data of collections that no active release declares any more. */
export function CollectionsPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data: collections } = useSuspenseQuery(collectionsQuery);
  const [toErase, setToErase] = useState<CollectionSummary | null>(null);
  if (collections.length === 0) {
    return (
      <EmptyState
        icon="inbox"
        title={t('modules.collections.emptyTitle')}
        text={t('modules.collections.emptyText')}
      />
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={t('modules.tab.collections')}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {collections.map((collection) => (
          <CollectionRow
            key={nameOf(collection)}
            collection={collection}
            onErase={() => setToErase(collection)}
          />
        ))}
      </Box>
      {toErase && <EraseDialog collection={toErase} onClose={() => setToErase(null)} />}
    </>
  );
}

function CollectionRow({ collection, onErase }: { collection: CollectionSummary; onErase: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize, dateTime, number } = useFormats();
  const { documents, maxDocuments, bytes, isPublic, removedAt } = collection;
  const facts = [
    t('modules.collections.documents', { documents: number(documents), max: number(maxDocuments) }),
    fileSize(bytes),
    ...(isPublic ? [t('modules.collections.public')] : []),
    ...(removedAt ? [t('modules.collections.removed', { date: dateTime(removedAt) })] : []),
  ];
  const name = nameOf(collection);
  return (
    <Card
      component="li"
      aria-label={name}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle1">
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {removedAt && (
        <Button color="error" aria-label={t('modules.collections.eraseOf', { name })} onClick={onErase}>
          {t('modules.collections.erase')}
        </Button>
      )}
    </Card>
  );
}

function EraseDialog({ collection, onClose }: { collection: CollectionSummary; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const name = nameOf(collection);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/collections/${name}`, { confirmation: name } satisfies CollectionErasure),
    onSuccess: () => notify.success(t('modules.collections.erased', { name })),
    onError: (error) => notify.failure(t('modules.collections.eraseFailed', { name }), error),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('modules.collections.eraseTitle', { name })}
      text={t('modules.collections.eraseText', { documents: number(collection.documents) })}
      confirmLabel={t('modules.collections.erase')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
