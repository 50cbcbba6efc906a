import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSetSummary } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, EmptyState, Typography } from '@vitral/sdk/ui';
import { ListColumns, PagedList, type ListUrl, column, RowCard, type ListColumn } from '@vitral/sdk/ui/data';
import { useMemo, useState } from 'react';
import { Detail } from '../../shared/detailed-text.tsx';
import { setMark, SetMark } from '../../shared/release-mark.tsx';
import { activateSet } from '../channel-changes.ts';
import { ChannelDialog } from '../channel-dialog.tsx';
import { channelQuery, setsQuery } from '../modules.queries.ts';
import { ReleaseState } from '../release-facts.tsx';

/** The earlier sets, newest first; each can be activated again unless its files were removed. */
export function SetTable({ url }: { url: ListUrl }) {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const [toActivate, setToActivate] = useState<ReleaseSetSummary | null>(null);
  const columns = useSetColumns(channel.active, setToActivate);
  return (
    <>
      <ListColumns list="module-sets" />
      <PagedList
        label={t('history.sets')}
        query={setsQuery(url.table.query)}
        url={url}
        columns={columns}
        renderCard={(set) => <RowCard row={set} columns={columns} />}
        empty={<EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />}
      />
      {toActivate && (
        <ChannelDialog
          title={t('history.setTitle', { set: setMark(toActivate.id) })}
          text={t('history.setText')}
          confirmLabel={t('modules.activateConfirm')}
          success={t('history.setActivated', { set: setMark(toActivate.id) })}
          change={() => activateSet(toActivate, { from: channel.active.id })}
          onClose={() => setToActivate(null)}
        >
          <Typography variant="body2">{t('history.setMembers')}</Typography>
          <SetMembers set={toActivate} active={channel.active} />
        </ChannelDialog>
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
        <SetState set={set} onActivate={() => onActivate(set)} />
      )),
    ],
    [t, active, onActivate],
  );
}

/** The releases of a set; those that are not active are highlighted. */
function SetMembers({ set, active }: { set: ReleaseSetSummary; active: ReleaseSetSummary }) {
  const { t } = useTranslation('mfe-settings');
  const current = new Set(active.releases.map(({ id }) => id));
  return (
    <Box
      component="ul"
      aria-label={t('history.members')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}
    >
      {set.releases.map(({ id, name, version, isRemoved }) => {
        const text = isRemoved ? `${name} ${version} (${t('modules.isRemoved')})` : `${name} ${version}`;
        return (
          <li key={id}>
            <Chip
              size="small"
              variant={current.has(id) ? 'outlined' : 'filled'}
              color={current.has(id) ? 'default' : 'primary'}
              label={text}
              sx={{ maxWidth: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          </li>
        );
      })}
    </Box>
  );
}

/** State of a set, or a button that activates it; sets with removed files cannot be activated. */
function SetState({ set, onActivate }: { set: ReleaseSetSummary; onActivate: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { isActive, isCandidate } = set;
  const isRemoved = set.releases.some((release) => release.isRemoved);
  if (isActive || isCandidate || isRemoved)
    return <ReleaseState release={{ isActive, isCandidate, isRemoved }} />;
  return (
    <Button aria-label={t('history.activateSet', { set: setMark(set.id) })} onClick={onActivate}>
      {t('modules.activate')}
    </Button>
  );
}

function SetTimes({ set: { id, createdAt, lastSeenAt } }: { set: ReleaseSetSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <SetMark id={id} />
      <Typography variant="body2">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Typography>
      <Detail>
        {lastSeenAt ? t('history.lastSeen', { time: dateTime(lastSeenAt) }) : t('history.neverSeen')}
      </Detail>
    </Box>
  );
}
