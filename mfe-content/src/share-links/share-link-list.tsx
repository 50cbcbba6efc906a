import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/contracts/content';
import type { ShareLink } from '@vitral/contracts/share-links';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Button, Chip, ConfirmDialog, Icon, Stack, Typography, type ChipProps } from '@vitral/ui';
import { useState } from 'react';
import { LeadsButton } from './leads-dialog.tsx';
import { SendButton } from './send-button.tsx';
import { shareLinksQuery, useRevokeShareLink } from './share-links.queries.ts';
import { ShareUrlField } from './share-url-field.tsx';

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
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {links.map((link) => (
          <ShareLinkRow
            key={link.id}
            link={link}
            title={item.title}
            now={dataUpdatedAt}
            onRevoke={setRevoking}
          />
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

type ShareLinkState = 'active' | 'expired' | 'revoked';

const COLORS: Record<ShareLinkState, ChipProps['color']> = {
  active: 'success',
  expired: 'warning',
  revoked: 'default',
};

interface ShareLinkRowProps {
  link: ShareLink;
  /** The title of the item. */
  title: string;
  /** Time at which the list was loaded, in milliseconds. */
  now: number;
  onRevoke: (link: ShareLink) => void;
}

function ShareLinkRow({ link, title, now, onRevoke }: ShareLinkRowProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const state = stateOf(link, now);
  const { recipient, expiresAt, revokedAt, createdAt, createdBy, downloadCount, lastDownloadAt } = link;
  const { openCount, visitorCount, lastOpenedAt } = link;
  const end = revokedAt ?? expiresAt;
  const expiry = end
    ? t(revokedAt ? 'share-links.revokedAt' : 'share-links.until', { when: dateTime(end) })
    : t('share-links.untilRevoked');
  const made = { when: dateTime(createdAt), name: createdBy };
  const facts = [
    t('share-links.openCount', { count: openCount }),
    t('share-links.visitorCount', { count: visitorCount }),
    lastOpenedAt
      ? t('share-links.lastOpened', { when: dateTime(lastOpenedAt) })
      : t('share-links.neverOpened'),
    t('content.downloadCount', { count: downloadCount }),
    lastDownloadAt && t('share-links.lastDownload', { when: dateTime(lastDownloadAt) }),
    t(createdBy === null ? 'share-links.madeAt' : 'share-links.madeBy', made),
  ];
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {recipient ? t('share-links.for', { name: recipient }) : t('share-links.forAnybody')}
        </Typography>
        <Chip size="small" color={COLORS[state]} label={t(`share-links.state.${state}`)} />
        {link.hasPassword && (
          <Chip
            size="small"
            variant="outlined"
            icon={<Icon name="key" />}
            label={t('share-links.withPassword')}
          />
        )}
        <Typography variant="body2">{expiry}</Typography>
        {state === 'active' && (
          <Stack direction="row" sx={{ ml: 'auto' }}>
            <SendButton link={link} title={title} />
            <Button color="error" startIcon={<Icon name="link_off" />} onClick={() => onRevoke(link)}>
              {t('share-links.revoke')}
            </Button>
          </Stack>
        )}
      </Stack>
      {state === 'active' && <ShareUrlField link={link} />}
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, rowGap: 0.25, flexWrap: 'wrap' }}>
        {facts.filter(Boolean).map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
        {link.leadCount > 0 && <LeadsButton link={link} title={title} />}
      </Stack>
    </Stack>
  );
}

/** Returns the state of a link at `now`, in milliseconds. */
function stateOf({ revokedAt, expiresAt }: ShareLink, now: number): ShareLinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
