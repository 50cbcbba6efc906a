import type { AuditEntry } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { AuditItem } from './audit-item.tsx';
import { DetailsButton } from './details-button.tsx';
import { useActivityText } from './use-activity-text.ts';

/** The columns of the audit log. They are not sortable: the order is always newest first. */
export function useAuditColumns(onOpen: (entry: AuditEntry) => void): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return useMemo(() => {
    const columns: DataColumn<AuditEntry>[] = [
      {
        field: 'createdAt',
        headerName: t('audit.when'),
        width: 190,
        valueFormatter: (instant: string) => dateTime(instant),
      },
      {
        field: 'actorName',
        headerName: t('audit.who'),
        flex: 1,
        minWidth: 150,
        valueGetter: (_, row) => actorText(row),
      },
      {
        field: 'verb',
        headerName: t('audit.what'),
        width: 170,
        valueGetter: (_, row) => verbText(row),
      },
      {
        field: 'itemName',
        headerName: t('audit.item'),
        flex: 2,
        minWidth: 200,
        renderCell: ({ row }) => <AuditItem entry={row} />,
      },
      {
        field: 'changes',
        headerName: t('audit.details'),
        width: 120,
        renderCell: ({ row }) => <DetailsButton entry={row} onOpen={onOpen} />,
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, dateTime, actorText, verbText, onOpen]);
}
