import type { ChannelChange } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { ChangeSummary, ChangeSets } from './change-facts.tsx';

export function useChangeColumns(): DataColumn<ChannelChange>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(() => {
    const columns: DataColumn<ChannelChange>[] = [
      {
        field: 'createdAt',
        headerName: t('audit.when'),
        width: 190,
        valueFormatter: (instant: string) => dateTime(instant),
      },
      {
        field: 'kind',
        headerName: t('audit.what'),
        flex: 2,
        minWidth: 260,
        renderCell: ({ row }) => <ChangeSummary change={row} />,
      },
      {
        field: 'actorName',
        headerName: t('audit.who'),
        flex: 1,
        minWidth: 150,
        valueGetter: (_, row) => row.actorName ?? t('audit.server'),
      },
      {
        field: 'toSet',
        headerName: t('history.set'),
        width: 210,
        renderCell: ({ row }) => <ChangeSets change={row} />,
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, dateTime]);
}
