import { useSuspenseQuery } from '@tanstack/react-query';
import {
  requestState,
  type RequestState,
  type TestimonialRequest,
} from '@vitral/sdk/contracts/testimonial-requests';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Button, Chip, ConfirmDialog, Icon, Stack, Typography, type ChipProps } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { requestsQuery, useRevokeRequest } from './requests.queries.ts';

const COLORS: Record<RequestState, ChipProps['color']> = {
  open: 'success',
  used: 'default',
  expired: 'warning',
  revoked: 'default',
};

/** The links that ask for testimonials, including those that accept no more. */
export function RequestList({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('mfe-people');
  const { data: requests, dataUpdatedAt } = useSuspenseQuery(requestsQuery);
  const [revoking, setRevoking] = useState<TestimonialRequest | null>(null);
  const revoke = useRevokeRequest();
  const close = () => setRevoking(null);
  if (requests.length === 0) {
    return <Typography color="textSecondary">{t('testimonials.requests.none')}</Typography>;
  }
  return (
    <>
      <Stack component="ul" aria-labelledby={labelledBy} sx={LIST}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} now={dataUpdatedAt} onRevoke={setRevoking} />
        ))}
      </Stack>
      {revoking && (
        <ConfirmDialog
          open
          title={t('testimonials.requests.revokeTitle')}
          text={t('testimonials.requests.revokeText')}
          confirmLabel={t('testimonials.requests.revoke')}
          isDestructive
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate(revoking, { onSettled: close })}
          onCancel={close}
        />
      )}
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

interface RequestRowProps {
  request: TestimonialRequest;
  /** Time at which the list was loaded, in milliseconds. */
  now: number;
  onRevoke: (request: TestimonialRequest) => void;
}

function RequestRow({ request, now, onRevoke }: RequestRowProps) {
  const { t } = useTranslation('mfe-people');
  const { dateTime, number } = useFormats();
  const { recipient, submissionCount, maxSubmissions, expiresAt, createdAt, createdBy, path } = request;
  const state = requestState(request, now);
  const title = recipient
    ? t('testimonials.requests.for', { name: recipient })
    : t('testimonials.requests.forAnybody');
  const received = { count: submissionCount, of: number(maxSubmissions) };
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Chip size="small" color={COLORS[state]} label={t(`testimonials.requests.state.${state}`)} />
        {state === 'open' && (
          <Button
            color="error"
            startIcon={<Icon name="link_off" />}
            onClick={() => onRevoke(request)}
            aria-label={t('testimonials.requests.revokeNamed', { title })}
            sx={{ ml: 'auto' }}
          >
            {t('testimonials.requests.revoke')}
          </Button>
        )}
      </Stack>
      {state === 'open' && (
        <CopyField label={t('testimonials.requests.url')} value={`${location.origin}${path}`} />
      )}
      <Typography variant="body2" color="textSecondary">
        {[
          t('testimonials.requests.received', received),
          t('testimonials.requests.until', { when: dateTime(expiresAt) }),
          createdBy
            ? t('testimonials.requests.madeBy', { when: dateTime(createdAt), name: createdBy })
            : t('testimonials.requests.madeAt', { when: dateTime(createdAt) }),
        ].join(' · ')}
      </Typography>
    </Stack>
  );
}
