import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentItem, ShareLink } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import { ShareLinkRow } from './share-link-row.tsx';
import { shareLinksQuery, useRevokeShareLink } from './share-links.queries.ts';

/** The links of an item, expired and revoked ones included, for their download counts. */
export function ShareLinkList({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { data: links, dataUpdatedAt } = useSuspenseQuery(shareLinksQuery(item.id));
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const { mutate, isPending } = useRevokeShareLink();

  if (links.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {t('share-links.none')}
      </Typography>
    );
  }
  return (
    <>
      <Stack
        component="ul"
        aria-label={t('share-links.list')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {links.map((link) => (
          <ShareLinkRow key={link.id} link={link} now={dataUpdatedAt} onRevoke={setRevoking} />
        ))}
      </Stack>
      <ConfirmDialog
        open={revoking !== null}
        title={t('share-links.revokeTitle')}
        text={t('share-links.revokeText')}
        confirmLabel={t('share-links.revoke')}
        isDestructive
        isPending={isPending}
        onConfirm={() => revoking && mutate(revoking, { onSettled: () => setRevoking(null) })}
        onCancel={() => setRevoking(null)}
      />
    </>
  );
}
