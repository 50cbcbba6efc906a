import { RELEASE_NAMES, type ChannelChange } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, DataTable, EmptyState, LoadingCards, NoMatch, useTablePage, type TableUrl } from '@vitral/ui';
import { SelectField } from '@vitral/ui/forms';
import { historyQuery } from '../modules.queries.ts';
import { ChangeCard } from './change-card.tsx';
import { useChangeColumns } from './use-change-columns.tsx';

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
    <NoMatch icon="history" title={t('history.noneOf', { name: module })} onClear={() => onModule('')} />
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
