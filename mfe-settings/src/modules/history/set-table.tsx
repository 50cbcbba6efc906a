import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, LoadingCards, useTablePage, type TableUrl } from '@vitral/ui';
import { useState } from 'react';
import { channelQuery, setsQuery } from '../modules.queries.ts';
import { SetCard } from './set-card.tsx';
import { SetDialog } from './set-dialog.tsx';
import { useSetColumns } from './use-set-columns.tsx';

interface SetTableProps {
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
}

/** The earlier sets, newest first; each can be activated again unless its files were removed. */
export function SetTable({ address }: SetTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { table } = address;
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { page, isPending } = useTablePage(setsQuery(table.query), address);
  const [toActivate, setToActivate] = useState<ReleaseSetSummary | null>(null);
  const columns = useSetColumns(channel.active, setToActivate);
  if (!page) return <LoadingCards count={4} height={72} />;
  return (
    <>
      <DataTable<ReleaseSetSummary>
        label={t('history.sets')}
        rows={page.items}
        total={page.total}
        columns={columns}
        table={{ ...table, isPending }}
        renderCard={(set) => <SetCard set={set} active={channel.active} onActivate={setToActivate} />}
        empty={<EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />}
      />
      {toActivate && <SetDialog set={toActivate} onClose={() => setToActivate(null)} />}
    </>
  );
}
