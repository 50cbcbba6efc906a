import { useSuspenseQuery } from '@tanstack/react-query';
import type { CreatedModuleToken, ModuleToken } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { AddButton, Box, DataTable, EmptyState, Stack, Typography, useTableState } from '@vitral/ui';
import { useState } from 'react';
import { TokenDialog } from './token-dialog.tsx';
import { TokenForm } from './token-form.tsx';
import { moduleTokensQuery } from './module-tokens.queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { TokenCard } from './token-card.tsx';
import { useTokenColumns } from './use-token-columns.tsx';

/** Publishing tokens, with which a team or its CI publishes a module without a person's password. */
export function ModuleTokens() {
  const { t } = useTranslation('mfe-settings');
  const { data: tokens } = useSuspenseQuery(moduleTokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<ModuleToken | null>(null);
  const table = useTableState({ pageSize: 25 });
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
      <DataTable
        label={t('module-tokens.list')}
        rows={tokens.slice(offset, offset + limit)}
        total={tokens.length}
        columns={columns}
        table={table}
        renderCard={(token) => <TokenCard token={token} onRevoke={setToRevoke} />}
        empty={
          <EmptyState icon="key" title={t('module-tokens.emptyTitle')} text={t('module-tokens.emptyText')} />
        }
      />
      {isCreating && <CreateTokenDialog onClose={() => setIsCreating(false)} />}
      {toRevoke && <RevokeDialog token={toRevoke} onClose={() => setToRevoke(null)} />}
    </>
  );
}

/** Creates a token, then shows it. */
function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedModuleToken | null>(null);
  if (created) return <TokenDialog created={created} onClose={onClose} />;
  return <TokenForm onCreated={setCreated} onClose={onClose} />;
}
