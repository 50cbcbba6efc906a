import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { useNavigate } from '@vitral/sdk/router';
import { Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { RevokeDialog } from './revoke-dialog.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import { shareLinksQuery } from './share-links.queries.ts';

/** The links of an item, expired and revoked ones included, for their download counts. */
export function ShareLinkList({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { data: links, dataUpdatedAt } = useSuspenseQuery(shareLinksQuery(item.id));
  const navigate = useNavigate();
  const [revoking, setRevoking] = useState<ShareLink | null>(null);

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
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {links.map((link) => (
          <ShareLinkRow
            key={link.id}
            link={link}
            now={dataUpdatedAt}
            onEdit={({ id }) => void navigate(`/admin/links/${id}`)}
            onRevoke={setRevoking}
          />
        ))}
      </Stack>
      {revoking && <RevokeDialog link={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
