import { useSuspenseQuery } from '@tanstack/react-query';
import type { ClientError } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, EmptyState, Pagination, Stack, Typography, type TableState } from '@vitral/ui';
import { useState } from 'react';
import { ClientErrorRow } from './client-error-row.tsx';
import { clientErrorsQuery } from './client-errors.queries.ts';
import { DeleteErrorsDialog } from './delete-errors-dialog.tsx';

interface ClientErrorListProps {
  q: string;
  table: TableState;
}

/** The matching errors, latest first, with buttons that delete one or all. */
export function ClientErrorList({ q, table }: ClientErrorListProps) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = table.query;
  const { data } = useSuspenseQuery(clientErrorsQuery({ q, limit, offset }));
  // The error to confirm the deletion of; null means all of them, undefined means no dialog.
  const [toDelete, setToDelete] = useState<ClientError | null>();

  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          icon={q ? 'inbox' : 'check_circle'}
          title={t(q ? 'client-errors.noMatchTitle' : 'client-errors.emptyTitle')}
          text={t(q ? 'client-errors.noMatchText' : 'client-errors.emptyText')}
        />
      ) : (
        <>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {t('client-errors.found', { count: data.total })}
            </Typography>
            <Button color="error" onClick={() => setToDelete(null)}>
              {t('client-errors.clear')}
            </Button>
          </Stack>
          <Box
            component="ul"
            aria-label={t('client-errors.title')}
            aria-busy={table.isPending}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {data.items.map((error) => (
              <ClientErrorRow key={error.id} error={error} onDelete={() => setToDelete(error)} />
            ))}
          </Box>
        </>
      )}
      <Pages total={data.total} table={table} />
      {toDelete !== undefined && (
        <DeleteErrorsDialog error={toDelete} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
}

function Pages({ total, table }: { total: number; table: TableState }) {
  const pages = Math.ceil(total / table.pageSize);
  if (pages < 2) return null;
  return (
    <Pagination
      count={pages}
      page={table.page + 1}
      onChange={(_, page) => table.setPage(page - 1, table.pageSize)}
      sx={{ '& ul': { justifyContent: 'center' } }}
    />
  );
}
