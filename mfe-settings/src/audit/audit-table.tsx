import { useSuspenseQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, DataTable, EmptyState, Stack, Typography, type DataColumn, type TableState } from '@vitral/ui';
import { auditQuery } from './audit.queries.ts';
import { useActivityText } from './use-activity-text.ts';

interface AuditTableProps {
  q: string;
  table: TableState;
}

export function AuditTable({ q, table }: AuditTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(auditQuery({ q, ...table.query }));
  const columns = useAuditColumns();
  return (
    <DataTable
      label={t('audit.list')}
      rows={data.items}
      total={data.total}
      columns={columns}
      table={table}
      renderCard={(entry) => <AuditCard entry={entry} />}
      empty={
        <EmptyState
          icon="history"
          title={t(q ? 'audit.noMatchTitle' : 'audit.emptyTitle')}
          text={t(q ? 'audit.noMatchText' : 'audit.emptyText')}
        />
      }
    />
  );
}

function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return [
    {
      field: 'createdAt',
      headerName: t('audit.when'),
      width: 200,
      sortable: false,
      valueFormatter: (instant: string) => dateTime(instant),
    },
    {
      field: 'actorName',
      headerName: t('audit.who'),
      flex: 1,
      minWidth: 160,
      sortable: false,
      valueGetter: (_, row) => actorText(row),
    },
    {
      field: 'verb',
      headerName: t('audit.what'),
      width: 140,
      sortable: false,
      valueGetter: (_, row) => verbText(row),
    },
    {
      field: 'itemName',
      headerName: t('audit.item'),
      flex: 2,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => <Item entry={row} />,
    },
  ];
}

function Item({ entry }: { entry: AuditEntry }) {
  const { itemText, nounText } = useActivityText();
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <Typography variant="body2">{itemText(entry) ?? '—'}</Typography>
      <Typography variant="body2" color="textSecondary">
        {nounText(entry)}
      </Typography>
    </Box>
  );
}

function AuditCard({ entry }: { entry: AuditEntry }) {
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`${actorText(entry)}: ${verbText(entry)}`}
      </Typography>
      <Item entry={entry} />
      <Typography component="time" dateTime={entry.createdAt} variant="body2" color="textSecondary">
        {dateTime(entry.createdAt)}
      </Typography>
    </Stack>
  );
}
