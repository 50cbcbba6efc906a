import type { ModuleToken } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { RevokeButton, TokenExpiry, TokenName, TokenScope, TokenUse } from './token-facts.tsx';

export function useTokenColumns(onRevoke: (token: ModuleToken) => void): DataColumn<ModuleToken>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(() => {
    const columns: DataColumn<ModuleToken>[] = [
      {
        field: 'name',
        headerName: t('module-tokens.name'),
        flex: 2,
        minWidth: 160,
        renderCell: ({ row }) => <TokenName token={row} />,
      },
      {
        field: 'module',
        headerName: t('modules.module'),
        flex: 1,
        minWidth: 170,
        renderCell: ({ row }) => <TokenScope token={row} />,
      },
      {
        field: 'lastUsedAt',
        headerName: t('module-tokens.use'),
        flex: 2,
        minWidth: 220,
        renderCell: ({ row }) => <TokenUse token={row} />,
      },
      {
        field: 'expiresAt',
        headerName: t('module-tokens.expires'),
        width: 180,
        renderCell: ({ row }) => <TokenExpiry token={row} />,
      },
      {
        field: 'actions',
        headerName: t('modules.actions'),
        width: 140,
        renderCell: ({ row }) => <RevokeButton token={row} onRevoke={onRevoke} />,
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, onRevoke]);
}
