import { useSuspenseQuery } from '@tanstack/react-query';
import type { ShareLead, ShareLink } from '@vitral/sdk/contracts/share-links';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  DialogContent,
  Icon,
  LoadBoundary,
  MuiLink,
  Skeleton,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/sdk/ui';
import { startTransition, useState } from 'react';
import { leadsQuery } from './share-links.queries.ts';

/** Shows how many leads a link has, and opens their list. */
export function LeadsButton({ link, title }: { link: ShareLink; title: string }) {
  const { t } = useTranslation('mfe-content');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="inbox" />}
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {t('share-links.leadCount', { count: link.leadCount })}
      </Button>
      {isOpen && (
        <LeadsDialog
          link={link}
          heading={t('share-links.leadsTitle', { title })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface LeadsDialogProps {
  link: Pick<ShareLink, 'id'>;
  heading: string;
  onClose: () => void;
}

/** Lists the details that readers of a link left in its form. */
export function LeadsDialog({ link, heading, onClose }: LeadsDialogProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <TitledDialog title={heading} maxWidth="sm" focusClose onClose={onClose}>
      <DialogContent dividers>
        <LoadBoundary
          failure={t('share-links.leadsFailed')}
          loading={
            <Box role="status" aria-label={t('loading')}>
              <Skeleton variant="rounded" height={96} />
            </Box>
          }
        >
          <LeadList id={link.id} />
        </LoadBoundary>
      </DialogContent>
    </TitledDialog>
  );
}

function LeadList({ id }: Pick<ShareLink, 'id'>) {
  const { t } = useTranslation('mfe-content');
  const { data: leads } = useSuspenseQuery(leadsQuery(id));
  if (leads.length === 0) return <Typography color="textSecondary">{t('share-links.leadsNone')}</Typography>;
  return (
    <Stack
      component="ul"
      aria-label={t('share-links.leads')}
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} />
      ))}
    </Stack>
  );
}

function LeadRow({ lead }: { lead: ShareLead }) {
  const { dateTime } = useFormats();
  const { name, email, phone, message, language, createdAt } = lead;
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        {email && <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink>}
        {phone && <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</MuiLink>}
      </Stack>
      {message && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-wrap' }}>
          {message}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Typography>
    </Stack>
  );
}
