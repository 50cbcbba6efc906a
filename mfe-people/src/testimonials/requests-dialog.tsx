import type { TestimonialRequest } from '@vitral/sdk/contracts/testimonial-requests';
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
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';

/** Creates links that ask for testimonials, and shows the use of existing ones. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const [made, setMade] = useState<TestimonialRequest | null>(null);
  const id = useId();
  return (
    <TitledDialog title={t('testimonials.requests.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent dividers>
        <Stack spacing={2.5}>
          {made ? (
            <NewRequest request={made} onAnother={() => setMade(null)} />
          ) : (
            <RequestForm onCreated={setMade} />
          )}
          <Divider />
          <Box component="section" aria-labelledby={id}>
            <Typography id={id} variant="h3">
              {t('testimonials.requests.list')}
            </Typography>
            <LoadBoundary failure={t('testimonials.requests.fetchFailed')} loading={<LoadingRequests />}>
              <RequestList labelledBy={id} />
            </LoadBoundary>
          </Box>
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

function LoadingRequests() {
  const { t } = useTranslation('mfe-people');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ py: 2 }}>
      <Skeleton variant="rounded" height={96} />
    </Box>
  );
}

interface NewRequestProps {
  request: TestimonialRequest;
  onAnother: () => void;
}

function NewRequest({ request, onAnother }: NewRequestProps) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        {t('testimonials.requests.ready')}
      </Alert>
      <CopyField label={t('testimonials.requests.url')} value={`${location.origin}${request.path}`} isMain />
      <Button onClick={onAnother} sx={{ alignSelf: 'flex-start' }}>
        {t('testimonials.requests.another')}
      </Button>
    </Stack>
  );
}
