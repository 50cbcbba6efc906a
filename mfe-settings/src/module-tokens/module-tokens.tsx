import { useSuspenseQuery } from '@tanstack/react-query';
import type { CreatedModuleToken, ModuleToken } from '@vitral/sdk/contracts/module-tokens';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, ConfirmDialog, EmptyState, notify, Stack, Typography } from '@vitral/sdk/ui';
import {
  AddButton,
  DataTable,
  ListColumns,
  useTableState,
  column,
  RowCard,
  type ListColumn,
} from '@vitral/sdk/ui/data';
import { useMemo, useState } from 'react';
import { moduleTokensQuery, useRevokeToken } from './module-tokens.queries.ts';
import { TokenExpiry, TokenUse } from '../shared/token-parts.tsx';
import { RevokeButton, TokenName, TokenScope } from './token-facts.tsx';
import { TokenDialog, TokenForm } from './token-form.tsx';

/** Publishing tokens, with which a team or its CI publishes a module without a person's password. */
export function ModuleTokens() {
  const { t } = useTranslation('mfe-settings');
  const { data: tokens } = useSuspenseQuery(moduleTokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<ModuleToken | null>(null);
  const { mutate, isPending } = useRevokeToken();
  const table = useTableState({ list: 'module-tokens', pageSize: 25 });
  const columns = useTokenColumns(setToRevoke);
  const { limit, offset } = table.query;
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, mb: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography color="textSecondary">{t('module-tokens.text')}</Typography>
        <Box sx={{ flexShrink: 0 }}>
          <AddButton label={t('module-tokens.create')} onClick={() => setIsCreating(true)} />
        </Box>
      </Stack>
      <ListColumns list="module-tokens" />
      <DataTable
        label={t('module-tokens.list')}
        rows={tokens.slice(offset, offset + limit)}
        total={tokens.length}
        columns={columns}
        table={table}
        renderCard={(token) => <RowCard row={token} columns={columns} />}
        empty={
          <EmptyState icon="key" title={t('module-tokens.emptyTitle')} text={t('module-tokens.emptyText')} />
        }
      />
      {isCreating && <CreateTokenDialog onClose={() => setIsCreating(false)} />}
      {toRevoke && (
        <ConfirmDialog
          open
          title={t('module-tokens.revokeTitle', { name: toRevoke.name })}
          text={t('module-tokens.revokeText', { module: toRevoke.module ?? t('module-tokens.everyModule') })}
          confirmLabel={t('module-tokens.revoke')}
          isDestructive
          isPending={isPending}
          onConfirm={() =>
            mutate(toRevoke, {
              onSuccess: () => notify.success(t('module-tokens.revoked', { name: toRevoke.name })),
              onError: (error) => notify.failure(t('module-tokens.revokeFailed'), error),
              onSettled: () => setToRevoke(null),
            })
          }
          onCancel={() => setToRevoke(null)}
        />
      )}
    </>
  );
}

/** Creates a token, then shows it. */
function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedModuleToken | null>(null);
  if (created) return <TokenDialog created={created} onClose={onClose} />;
  return <TokenForm onCreated={setCreated} onClose={onClose} />;
}

function useTokenColumns(onRevoke: (token: ModuleToken) => void): ListColumn<ModuleToken>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(
    () => [
      column('name', t('module-tokens.name'), { flex: 2, minWidth: 160 }, (row) => <TokenName token={row} />),
      column('module', t('modules.module'), { flex: 1, minWidth: 170 }, (row) => <TokenScope token={row} />),
      column('lastUsedAt', t('tokens.use'), { flex: 2, minWidth: 220 }, (row) => <TokenUse token={row} />),
      column('expiresAt', t('tokens.expires'), { width: 180 }, (row) => (
        <TokenExpiry token={row} suspendedText={t('module-tokens.suspendedText', { name: row.createdBy })} />
      )),
      column('actions', t('modules.actions'), { width: 140 }, (row) => (
        <RevokeButton token={row} onRevoke={() => onRevoke(row)} />
      )),
    ],
    [t, onRevoke],
  );
}
