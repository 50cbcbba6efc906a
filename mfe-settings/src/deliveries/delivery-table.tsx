import { useSuspenseQuery } from '@tanstack/react-query';
import type { Delivery } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { DataTable, Stack, Typography, type DataColumn, type TableState } from '@vitral/ui';
import { useMemo, type ReactNode } from 'react';
import { deliveriesQuery, type DeliveryFilters } from './deliveries.queries.ts';
import { RetryButton } from './retry-button.tsx';
import { DeliveryOutcome, useTemplateText } from './delivery-outcome.tsx';

interface DeliveryTableProps {
  filters: DeliveryFilters;
  table: TableState;
  /** Rendered when the list is empty. */
  empty: ReactNode;
}

/** The filtered messages. */
export function DeliveryTable({ filters, table, empty }: DeliveryTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = table.query;
  const { data } = useSuspenseQuery(deliveriesQuery({ ...filters, limit, offset }));
  const columns = useDeliveryColumns();
  return (
    <DataTable
      label={t('deliveries.title')}
      rows={data.items}
      total={data.total}
      columns={columns}
      table={table}
      renderCard={(delivery) => <DeliveryCard delivery={delivery} />}
      empty={empty}
    />
  );
}

function useDeliveryColumns(): DataColumn<Delivery>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(
    () => [
      {
        field: 'template',
        headerName: t('deliveries.message'),
        flex: 1,
        minWidth: 180,
        sortable: false,
        renderCell: ({ row }) => <Subject delivery={row} />,
      },
      {
        field: 'recipient',
        headerName: t('deliveries.recipient'),
        flex: 1,
        minWidth: 150,
        sortable: false,
        renderCell: ({ row }) => (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {row.recipient}
          </Typography>
        ),
      },
      {
        field: 'state',
        headerName: t('deliveries.state'),
        flex: 1,
        minWidth: 170,
        sortable: false,
        renderCell: ({ row }) => <DeliveryOutcome delivery={row} />,
      },
      {
        field: 'actions',
        headerName: t('deliveries.actions'),
        width: 140,
        sortable: false,
        renderCell: ({ row }) => <RetryButton delivery={row} />,
      },
    ],
    [t],
  );
}

/** Subject, channel and time of a message. */
function Subject({ delivery: { channel, template, createdAt } }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const templateText = useTemplateText();
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {templateText(template)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(`deliveries.channels.${channel}`)} · <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Typography>
    </Stack>
  );
}

function DeliveryCard({ delivery }: { delivery: Delivery }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Subject delivery={delivery} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {delivery.recipient}
      </Typography>
      <DeliveryOutcome delivery={delivery} />
      <RetryButton delivery={delivery} />
    </Stack>
  );
}
