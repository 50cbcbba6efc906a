import type { Delivery } from '@vitral/sdk/contracts/notifications';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Button, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { PagedList, type ListUrl, column, RowCard, type ListColumn } from '@vitral/sdk/ui/data';
import { useMemo, type ReactNode } from 'react';
import { Detail, DetailedText } from '../shared/detailed-text.tsx';
import { deliveriesQuery, useRetryDelivery, type DeliveryFilters } from './deliveries.queries.ts';

interface DeliveryTableProps {
  filters: DeliveryFilters;
  url: ListUrl;
  /** Rendered when the list is empty. */
  empty: ReactNode;
}

export function DeliveryTable({ filters, url, empty }: DeliveryTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = url.table.query;
  const columns = useDeliveryColumns();
  return (
    <PagedList
      label={t('deliveries.title')}
      query={deliveriesQuery({ ...filters, limit, offset })}
      url={url}
      columns={columns}
      renderCard={(delivery) => <RowCard row={delivery} columns={columns} />}
      empty={empty}
    />
  );
}

function useDeliveryColumns(): ListColumn<Delivery>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(
    () => [
      column('template', t('deliveries.message'), { flex: 1, minWidth: 180 }, (row) => (
        <Subject delivery={row} />
      )),
      column('recipient', t('deliveries.recipient'), { flex: 1, minWidth: 150 }, ({ recipient }) => (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {recipient}
        </Typography>
      )),
      column('state', t('deliveries.state'), { flex: 1, minWidth: 170 }, (row) => <Outcome delivery={row} />),
      column('actions', t('deliveries.actions'), { width: 140 }, (row) => <RetryButton delivery={row} />),
    ],
    [t],
  );
}

/** Subject, channel and time of a message; without a translated subject, its API name is shown. */
function Subject({ delivery: { channel, template, createdAt } }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const detail = (
    <>
      {t(`deliveries.channels.${channel}`)} · <time dateTime={createdAt}>{dateTime(createdAt)}</time>
    </>
  );
  return (
    <DetailedText isStrong detail={detail}>
      {t(`deliveries.templates.${template}`, { defaultValue: template })}
    </DetailedText>
  );
}

const COLORS = { waiting: 'info', sent: 'success', failed: 'error' } as const;

function Outcome({ delivery: { state, attempts, problem } }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`deliveries.states.${state}`)} />
      <Detail>{t('deliveries.attempts', { count: attempts })}</Detail>
      {problem !== null && state !== 'sent' && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {t(`deliveries.problems.${problemName(problem)}`)}
        </Typography>
      )}
    </Stack>
  );
}

function RetryButton({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRetryDelivery();
  if (delivery.state !== 'failed') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      aria-label={t('deliveries.retryOf', { recipient: delivery.recipient })}
      onClick={() => mutate(delivery)}
    >
      {t('actions.retry')}
    </Button>
  );
}

/** Matches the problems that the server records: codes of the mail library and of sockets, HTTP statuses, own texts. */
const PROBLEMS: readonly [pattern: RegExp, name: string][] = [
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'unknown-host'],
  [/TIMEDOUT|TIMEOUT/, 'slow'],
  [/EAUTH|ENOAUTH|EOAUTH2/, 'login'],
  [/TLS|SSL|CERT/, 'insecure'],
  [/EENVELOPE|no address/, 'recipient'],
  [/ESOCKET|ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR/, 'unreachable'],
  [/EMESSAGE|ESTREAM|EPROTOCOL|HTTP \d/, 'refused'],
  [/SECRET_KEY/, 'key'],
  [/interrupted/, 'interrupted'],
];

/** Returns the translation key of a recorded problem. */
export function problemName(problem: string): string {
  return PROBLEMS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'unknown';
}
