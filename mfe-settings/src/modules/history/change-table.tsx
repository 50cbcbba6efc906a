import { RELEASE_NAMES, type ChannelChange } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Box,
  Button,
  DataTable,
  EmptyState,
  LoadingCards,
  Stack,
  Typography,
  useTablePage,
  type DataColumn,
  type TableUrl,
} from '@vitral/ui';
import { SelectField } from '@vitral/ui/forms';
import { useMemo } from 'react';
import { column, textColumn } from '../../shared/columns.tsx';
import { Detail } from '../../shared/detailed-text.tsx';
import { historyQuery } from '../modules.queries.ts';
import { ChangeSets, ChangeSummary } from './change-facts.tsx';

interface ChangeTableProps {
  /** Blank for all modules. */
  module: string;
  onModule: (module: string) => void;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
}

/** The channel changes, newest first. */
export function ChangeTable({ module, onModule, address }: ChangeTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { table } = address;
  const { limit, offset } = table.query;
  const { page, isPending } = useTablePage(historyQuery({ limit, offset, module }), address);
  const columns = useChangeColumns();
  const empty = module ? (
    <EmptyState
      icon="history"
      title={t('history.noneOf', { name: module })}
      action={<Button onClick={() => onModule('')}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />
  );
  return (
    <>
      <Box role="search" sx={{ mb: 2, maxWidth: { sm: 280 } }}>
        <SelectField
          label={t('modules.module')}
          value={module}
          choices={[
            { value: '', label: t('modules.everyModule') },
            ...RELEASE_NAMES.map((name) => ({ value: name, label: name })),
          ]}
          onChange={onModule}
        />
      </Box>
      {page ? (
        <DataTable<ChannelChange>
          label={t('history.list')}
          rows={page.items}
          total={page.total}
          columns={columns}
          table={{ ...table, isPending }}
          renderCard={(change) => <ChangeCard change={change} />}
          empty={empty}
        />
      ) : (
        <LoadingCards count={4} height={72} />
      )}
    </>
  );
}

/** A channel change in the list on a phone. */
function ChangeCard({ change }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Stack spacing={0.75}>
      <ChangeSummary change={change} />
      <Typography variant="body2">
        <ChangeSets change={change} />
      </Typography>
      <Detail>
        {change.actorName ?? t('audit.server')} ·{' '}
        <time dateTime={change.createdAt}>{dateTime(change.createdAt)}</time>
      </Detail>
    </Stack>
  );
}

function useChangeColumns(): DataColumn<ChannelChange>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      textColumn('createdAt', t('audit.when'), { width: 190 }, ({ createdAt }) => dateTime(createdAt)),
      column('kind', t('audit.what'), { flex: 2, minWidth: 260 }, (row) => <ChangeSummary change={row} />),
      textColumn(
        'actorName',
        t('audit.who'),
        { flex: 1, minWidth: 150 },
        ({ actorName }) => actorName ?? t('audit.server'),
      ),
      column('toSet', t('history.set'), { width: 210 }, (row) => <ChangeSets change={row} />),
    ],
    [t, dateTime],
  );
}
