import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, LoadingCards, useTablePage, type TableAddress } from '@vitral/ui';
import { useState } from 'react';
import { channelQuery, setsQuery } from '../modules.queries.ts';
import { SetCard } from './set-card.tsx';
import { SetDialog } from './set-dialog.tsx';
import { useSetColumns } from './use-set-columns.tsx';

interface SetTableProps {
  address: Pick<TableAddress<never>, 'table' | 'keepWithin'>;
}

/** The sets that there were, the newest first; each can be brought back as long as its files are there. */
export function SetTable({ address }: SetTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { table } = address;
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { page, isPending } = useTablePage(setsQuery(table.query), address);
  const [asked, setAsked] = useState<ReleaseSetSummary | null>(null);
  const columns = useSetColumns(channel.active, setAsked);
  if (!page) return <LoadingCards count={4} height={72} />;
  return (
    <>
      <DataTable<ReleaseSetSummary>
        label={t('history.sets')}
        rows={page.items}
        total={page.total}
        columns={columns}
        table={{ ...table, isPending }}
        renderCard={(set) => <SetCard set={set} active={channel.active} onActivate={setAsked} />}
        empty={<EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />}
      />
      {asked && <SetDialog set={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
