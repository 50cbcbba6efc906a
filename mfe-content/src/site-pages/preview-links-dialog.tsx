import { useSuspenseQuery } from '@tanstack/react-query';
import { PREVIEW_DAYS, type PreviewLink } from '@vitral/sdk/contracts/preview-links';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  DialogContent,
  Divider,
  Icon,
  LoadBoundary,
  LoadingCards,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/sdk/ui';
import { CopyField, SelectField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { previewLinksQuery, useCreatePreviewLink, useRevokePreviewLink } from './preview-links.queries.ts';

interface PreviewLinksDialogProps {
  pageId: string;
  /** The editor has changes that the links do not show. */
  isDirty: boolean;
  onClose: () => void;
}

/** Creates links with which people without an account see the saved draft of a page, and revokes them. */
export function PreviewLinksDialog({ pageId, isDirty, onClose }: PreviewLinksDialogProps) {
  const { t } = useTranslation('mfe-content');
  const [made, setMade] = useState<string | null>(null);
  const id = useId();
  return (
    <TitledDialog title={t('site-pages.share-preview')} maxWidth="sm" focusClose onClose={onClose}>
      <DialogContent dividers>
        <Stack spacing={2.5}>
          <Typography>{t('site-pages.share-preview.text')}</Typography>
          {isDirty && <Alert severity="warning">{t('site-pages.share-preview.unsaved')}</Alert>}
          <NewLink pageId={pageId} onMade={setMade} />
          <Divider />
          <Box component="section" aria-labelledby={id}>
            <Typography id={id} variant="h3">
              {t('site-pages.share-preview.list')}
            </Typography>
            <LoadBoundary
              failure={t('site-pages.share-preview.fetchFailed')}
              loading={<LoadingCards count={1} height={96} />}
            >
              <Links pageId={pageId} made={made} />
            </LoadBoundary>
          </Box>
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

function NewLink({ pageId, onMade }: { pageId: string; onMade: (id: string) => void }) {
  const { t } = useTranslation('mfe-content');
  const [chosen, setChosen] = useState('7');
  const { mutate, isPending } = useCreatePreviewLink(pageId);
  const days = PREVIEW_DAYS.find((one) => String(one) === chosen) ?? 7;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <SelectField
        label={t('site-pages.share-preview.days')}
        value={chosen}
        choices={PREVIEW_DAYS.map((count) => ({
          value: String(count),
          label: t('site-pages.share-preview.dayCount', { count }),
        }))}
        onChange={setChosen}
      />
      <Button
        variant="contained"
        loading={isPending}
        sx={{ flexShrink: 0 }}
        onClick={() => mutate(days, { onSuccess: ({ id }) => onMade(id) })}
      >
        {t('site-pages.share-preview.create')}
      </Button>
    </Stack>
  );
}

function Links({ pageId, made }: { pageId: string; made: string | null }) {
  const { t } = useTranslation('mfe-content');
  const { data } = useSuspenseQuery(previewLinksQuery(pageId));
  const revoke = useRevokePreviewLink(pageId);
  const [toRevoke, setToRevoke] = useState<PreviewLink | null>(null);
  return (
    <>
      {data.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('site-pages.share-preview.empty')}
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((link) => (
          <LinkRow key={link.id} link={link} isNew={link.id === made} onRevoke={() => setToRevoke(link)} />
        ))}
      </Stack>
      <ConfirmDialog
        open={toRevoke !== null}
        title={t('site-pages.share-preview.revokeTitle')}
        text={t('site-pages.share-preview.revokeText')}
        confirmLabel={t('site-pages.share-preview.revoke')}
        isDestructive
        isPending={revoke.isPending}
        onConfirm={() => toRevoke && revoke.mutate(toRevoke.id, { onSettled: () => setToRevoke(null) })}
        onCancel={() => setToRevoke(null)}
      />
    </>
  );
}

interface LinkRowProps {
  link: PreviewLink;
  isNew: boolean;
  onRevoke: () => void;
}

function LinkRow({ link: { path, createdAt, createdBy, expiresAt }, isNew, onRevoke }: LinkRowProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const made = { name: createdBy ?? t('site-pages.somebody'), when: dateTime(createdAt) };
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography>{t('site-pages.share-preview.until', { when: dateTime(expiresAt) })}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('site-pages.share-preview.madeBy', made)}
          </Typography>
        </Box>
        <Button color="error" startIcon={<Icon name="link_off" />} onClick={onRevoke}>
          {t('site-pages.share-preview.revoke')}
        </Button>
      </Stack>
      <CopyField
        label={t('site-pages.share-preview.url')}
        value={`${location.origin}${path}`}
        isMain={isNew}
      />
    </Stack>
  );
}
