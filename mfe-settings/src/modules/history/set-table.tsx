import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, LoadingCards, Typography, useTablePage, type TableUrl } from '@vitral/ui';
import { useMemo, useState } from 'react';
import { column, RowCard, type ListColumn } from '../../shared/columns.tsx';
import { setMark } from '../../shared/release-mark.tsx';
import { activateSet } from '../channel-changes.ts';
import { ChannelDialog } from '../channel-dialog.tsx';
import { channelQuery, setsQuery } from '../modules.queries.ts';
import { SetMembers, SetState, SetTimes } from './set-facts.tsx';

/** The earlier sets, newest first; each can be activated again unless its files were removed. */
export function SetTable({ address }: { address: Pick<TableUrl<never>, 'table' | 'clampPage'> }) {
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
        renderCard={(set) => <RowCard row={set} columns={columns} />}
        empty={<EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />}
      />
      {toActivate && (
        <SetDialog set={toActivate} active={channel.active} onClose={() => setToActivate(null)} />
      )}
    </>
  );
}

function useSetColumns(
  active: ReleaseSetSummary,
  onActivate: (set: ReleaseSetSummary) => void,
): ListColumn<ReleaseSetSummary>[] {
  const { t } = useTranslation('mfe-settings');
  return useMemo(
    () => [
      column('createdAt', t('history.set'), { width: 250 }, (set) => <SetTimes set={set} />),
      column('releases', t('history.members'), { flex: 1, minWidth: 280 }, (set) => (
        <SetMembers set={set} active={active} />
      )),
      column('actions', t('modules.actions'), { width: 170 }, (set) => (
        <SetState set={set} onActivate={onActivate} />
      )),
    ],
    [t, active, onActivate],
  );
}

/** Confirms the activation of an earlier set and shows the differences from the active one. */
function SetDialog({
  set,
  active,
  onClose,
}: {
  set: ReleaseSetSummary;
  active: ReleaseSetSummary;
  onClose: () => void;
}) {
  const { t } = useTranslation('mfe-settings');
  const mark = setMark(set.id);
  return (
    <ChannelDialog
      title={t('history.setTitle', { set: mark })}
      text={t('history.setText')}
      confirmLabel={t('modules.activateConfirm')}
      success={t('history.setActivated', { set: mark })}
      change={() => activateSet(set, { from: active.id })}
      onClose={onClose}
    >
      <Typography variant="body2">{t('history.setMembers')}</Typography>
      <SetMembers set={set} active={active} />
    </ChannelDialog>
  );
}
