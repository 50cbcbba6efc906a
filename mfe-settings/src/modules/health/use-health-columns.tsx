import type { ReleaseHealth } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { HealthName, HealthRate, HealthReasons } from './health-figures.tsx';

type HealthColumn = DataColumn<ReleaseHealth & { id: string }>;

export function useHealthColumns(): HealthColumn[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, number } = useFormats();
  return useMemo(() => {
    const count = (field: 'pages' | 'failures' | 'recoveries'): HealthColumn => ({
      field,
      headerName: t(`health.${field}`),
      align: 'right',
      headerAlign: 'right',
      width: 115,
      valueFormatter: (value: number) => number(value),
    });
    const columns: HealthColumn[] = [
      {
        field: 'release',
        headerName: t('modules.version'),
        flex: 2,
        minWidth: 220,
        renderCell: ({ row }) => <HealthName row={row} />,
      },
      count('pages'),
      count('failures'),
      count('recoveries'),
      {
        field: 'rate',
        headerName: t('health.rate'),
        width: 120,
        renderCell: ({ row }) => <HealthRate row={row} />,
      },
      {
        field: 'reasons',
        headerName: t('health.why'),
        flex: 1,
        minWidth: 170,
        renderCell: ({ row }) => <HealthReasons row={row} />,
      },
      {
        field: 'lastAt',
        headerName: t('health.last'),
        width: 170,
        valueFormatter: (instant: string | null) => (instant ? dateTime(instant) : '—'),
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, dateTime, number]);
}
