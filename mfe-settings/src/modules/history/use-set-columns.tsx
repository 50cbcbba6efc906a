import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { SetMembers } from './set-members.tsx';
import { SetState } from './set-state.tsx';
import { SetTimes } from './set-times.tsx';

export function useSetColumns(
  active: ReleaseSetSummary,
  onActivate: (set: ReleaseSetSummary) => void,
): DataColumn<ReleaseSetSummary>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(() => {
    const columns: DataColumn<ReleaseSetSummary>[] = [
      {
        field: 'createdAt',
        headerName: t('history.set'),
        width: 250,
        renderCell: ({ row }) => <SetTimes set={row} />,
      },
      {
        field: 'releases',
        headerName: t('history.members'),
        flex: 1,
        minWidth: 280,
        renderCell: ({ row }) => <SetMembers set={row} active={active} />,
      },
      {
        field: 'actions',
        headerName: t('modules.actions'),
        width: 170,
        renderCell: ({ row }) => <SetState set={row} onActivate={onActivate} />,
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, active, onActivate]);
}
