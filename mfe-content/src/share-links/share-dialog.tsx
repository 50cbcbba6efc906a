import type { ContentItem } from '@vitral/contracts/content';
import { type ShareLink, shareLinkTitle } from '@vitral/contracts/share-links';
import { useTranslation } from '@vitral/i18n';
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
} from '@vitral/ui';
import { CopyField } from '@vitral/ui/forms';
import { useId, useState } from 'react';
import { SendButton } from './send-button.tsx';
import { ShareLinkForm } from './share-link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';

/** Shares a file with people without an account: creates links, shows their use and revokes them. */
export function ShareDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const [made, setMade] = useState<ShareLink | null>(null);
  const id = useId();
  return (
    <TitledDialog title={t('share-links.title', { title: item.title })} maxWidth="sm" onClose={onClose}>
      <DialogContent dividers>
        <Stack spacing={2.5}>
          {!item.isVisible && <Alert severity="warning">{t('share-links.hidden')}</Alert>}
          {made ? (
            <NewShareLink link={made} onAnother={() => setMade(null)} />
          ) : (
            <ShareLinkForm item={item} onCreated={setMade} />
          )}
          <Divider />
          <Box component="section" aria-labelledby={`${id}-list`}>
            <Typography id={`${id}-list`} variant="h3">
              {t('share-links.list')}
            </Typography>
            <LoadBoundary failure={t('share-links.fetchFailed')} loading={<LoadingLinks />}>
              <ShareLinkList item={item} />
            </LoadBoundary>
          </Box>
        </Stack>
      </DialogContent>
    </TitledDialog>
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
