import { useSuspenseQuery } from '@tanstack/react-query';
import type { SigningKey } from '@vitral/sdk/contracts/signing-keys';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, EmptyState, Stack, Typography } from '@vitral/sdk/ui';
import {
  AddButton,
  column,
  DataTable,
  type ListColumn,
  ListColumns,
  RowCard,
  useTableState,
} from '@vitral/sdk/ui/data';
import { useMemo, useState } from 'react';
import { KeyForm } from './key-form.tsx';
import { KeyModules, KeyName, KeyState } from './key-facts.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { signingKeysQuery } from './signing-keys.queries.ts';

/** The public keys with which releases of modules are verified. */
export function SigningKeys() {
  const { t } = useTranslation('mfe-settings');
  const { data: keys } = useSuspenseQuery(signingKeysQuery);
  const [isRegistering, setIsRegistering] = useState(false);
  const [toRevoke, setToRevoke] = useState<SigningKey | null>(null);
  const table = useTableState({ list: 'signing-keys', pageSize: 25 });
  const columns = useKeyColumns(setToRevoke);
  const { limit, offset } = table.query;
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, mb: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography color="textSecondary">{t('signing-keys.text')}</Typography>
        <Box sx={{ flexShrink: 0 }}>
          <AddButton label={t('signing-keys.register')} onClick={() => setIsRegistering(true)} />
        </Box>
      </Stack>
      <ListColumns list="signing-keys" />
      <DataTable
        label={t('signing-keys.list')}
        rows={keys.slice(offset, offset + limit)}
        total={keys.length}
        columns={columns}
        table={table}
        renderCard={(key) => <RowCard row={key} columns={columns} />}
        empty={
          <EmptyState icon="key" title={t('signing-keys.emptyTitle')} text={t('signing-keys.emptyText')} />
        }
      />
      {isRegistering && <KeyForm onClose={() => setIsRegistering(false)} />}
      {toRevoke && <RevokeKeyDialog signingKey={toRevoke} onClose={() => setToRevoke(null)} />}
    </>
  );
}

function useKeyColumns(onRevoke: (key: SigningKey) => void): ListColumn<SigningKey>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(
    () => [
      column('name', t('signing-keys.name'), { flex: 2, minWidth: 200 }, (row) => (
        <KeyName signingKey={row} />
      )),
      column('modules', t('signing-keys.modules'), { flex: 2, minWidth: 180 }, (row) => (
        <KeyModules signingKey={row} />
      )),
      column('expiresAt', t('signing-keys.state'), { flex: 2, minWidth: 200 }, (row) => (
        <KeyState signingKey={row} />
      )),
      column('actions', t('modules.actions'), { width: 140 }, (row) =>
        row.revokedAt ? null : (
          <Button
            color="error"
            aria-label={t('signing-keys.revokeOf', { name: row.name })}
            onClick={() => onRevoke(row)}
          >
            {t('signing-keys.revoke')}
          </Button>
        ),
      ),
    ],
    [t, onRevoke],
  );
}
