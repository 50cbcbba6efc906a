import type { ContentItem } from '@vitral/sdk/contracts/content';
import { type ShareLink, shareLinkTitle } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  DialogContent,
  Divider,
  LoadBoundary,
  Skeleton,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { SendButton } from './send-button.tsx';
import { ShareLinkForm } from './share-link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';

interface ShareDialogProps {
  item: ContentItem;
  /** Additional items of the same link, in order. */
  others?: readonly ContentItem[];
  /** Called with true if a link was created. */
  onClose: (isShared: boolean) => void;
}

/**
 * Shares files with people without an account. Creates a link; for a single file, also lists its links with their use
 * and revokes them.
 */
export function ShareDialog({ item, others = [], onClose }: ShareDialogProps) {
  const { t } = useTranslation('mfe-content');
  const [made, setMade] = useState<ShareLink | null>(null);
  const items = [item, ...others];
  const isKit = others.length > 0;
  const title = isKit
    ? t('share-links.kitTitle', { total: items.length })
    : t('share-links.title', { title: item.title });
  return (
    <TitledDialog title={title} maxWidth="sm" onClose={() => onClose(made !== null)}>
      <DialogContent dividers>
        <Stack spacing={2.5}>
          {items.some(({ isVisible }) => !isVisible) && (
            <Alert severity="warning">{t(isKit ? 'share-links.hiddenSome' : 'share-links.hidden')}</Alert>
          )}
          {made ? (
            <NewShareLink link={made} onAnother={() => setMade(null)} />
          ) : (
            <ShareLinkForm items={items} onCreated={setMade} />
          )}
          {!isKit && <LinksOf item={item} />}
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

function LinksOf({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  return (
    <>
      <Divider />
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} variant="h3">
          {t('share-links.list')}
        </Typography>
        <LoadBoundary failure={t('share-links.fetchFailed')} loading={<LoadingLinks />}>
          <ShareLinkList item={item} />
        </LoadBoundary>
      </Box>
    </>
  );
}

function LoadingLinks() {
  const { t } = useTranslation('mfe-content');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ py: 2 }}>
      <Skeleton variant="rounded" height={96} />
    </Box>
  );
}

interface NewShareLinkProps {
  link: ShareLink;
  onAnother: () => void;
}

function NewShareLink({ link, onAnother }: NewShareLinkProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        {t(link.hasPassword ? 'share-links.readyWithPassword' : 'share-links.ready')}
      </Alert>
      <CopyField label={t('share-links.address')} value={`${location.origin}${link.path}`} isMain />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SendButton link={link} title={shareLinkTitle(link)} />
        <Button onClick={onAnother}>{t('share-links.another')}</Button>
      </Stack>
    </Stack>
  );
}
