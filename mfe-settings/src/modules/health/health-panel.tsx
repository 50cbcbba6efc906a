import { useSuspenseQuery } from '@tanstack/react-query';
import { CANDIDATE_WITHDRAWAL, HEALTH_SET_LIMIT, type ReleaseHealth } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, EmptyState, Stack, Typography } from '@vitral/sdk/ui';
import {
  DataTable,
  ListColumns,
  useTableUrl,
  type DataColumn,
  column,
  textColumn,
} from '@vitral/sdk/ui/data';
import { useEffect, useMemo } from 'react';
import { DetailedText } from '../../shared/detailed-text.tsx';
import { ReleaseMark, SetMark } from '../../shared/release-mark.tsx';
import { failureRate, LoadFigures, usePercent } from '../load-figures.tsx';
import { healthQuery } from '../modules.queries.ts';

type HealthRow = ReleaseHealth & { id: string };

/** Failure figures of each release per set over the last seven days; refetched automatically. */
export function HealthPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(healthQuery);
  const { table, clampPage } = useTableUrl<Record<never, string>>({
    list: 'module-health',
    filters: {},
    sort: { field: 'lastAt', direction: 'desc' },
  });
  const columns = useHealthColumns();
  const rows = [...data].sort(byRelevance).map(withId);
  useEffect(() => clampPage(rows.length), [clampPage, rows.length]);
  const { limit, offset } = table.query;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('health.text', { ...CANDIDATE_WITHDRAWAL, sets: HEALTH_SET_LIMIT })}
      </Typography>
      <ListColumns list="module-health" />
      <DataTable<HealthRow>
        label={t('health.list')}
        rows={rows.slice(offset, offset + limit)}
        total={rows.length}
        columns={columns}
        table={table}
        renderCard={(row) => <HealthCard row={row} />}
        empty={<EmptyState icon="bar_chart" title={t('health.emptyTitle')} text={t('health.emptyText')} />}
      />
    </>
  );
}

const withId = (row: ReleaseHealth): HealthRow => ({ ...row, id: `${row.set} ${row.release.id}` });

/** Orders the candidate and the active set first, then by latest failure. */
function byRelevance(one: ReleaseHealth, other: ReleaseHealth): number {
  const rank = ({ isActive, isCandidate }: ReleaseHealth) => (isCandidate ? 2 : isActive ? 1 : 0);
  const latest = ({ lastAt }: ReleaseHealth) => lastAt ?? '';
  return (
    rank(other) - rank(one) ||
    latest(other).localeCompare(latest(one)) ||
    one.release.name.localeCompare(other.release.name)
  );
}

/** Failure figures of a release in the list on a phone. */
function HealthCard({ row }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, number } = useFormats();
  const { failures, recoveries, lastAt } = row;
  return (
    <Stack spacing={1}>
      <HealthName row={row} />
      <Typography>
        <LoadFigures figures={row} />
      </Typography>
      {failures > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <HealthReasons row={row} />
          {t('health.recoveries')}: {number(recoveries)}
          {lastAt && (
            <div>
              {t('health.last')}: {dateTime(lastAt)}
            </div>
          )}
        </Box>
      )}
    </Stack>
  );
}

function useHealthColumns(): DataColumn<HealthRow>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, number } = useFormats();
  return useMemo(() => {
    const count = (field: 'pages' | 'failures' | 'recoveries') =>
      textColumn<HealthRow>(field, t(`health.${field}`), COUNT, (row) => number(row[field]));
    return [
      column('release', t('modules.version'), { flex: 2, minWidth: 220 }, (row) => <HealthName row={row} />),
      count('pages'),
      count('failures'),
      count('recoveries'),
      column('rate', t('health.rate'), { width: 120 }, (row) => <HealthRate row={row} />),
      column('reasons', t('health.why'), { flex: 1, minWidth: 170 }, (row) => <HealthReasons row={row} />),
      textColumn('lastAt', t('health.last'), { width: 170 }, ({ lastAt }) =>
        lastAt ? dateTime(lastAt) : '—',
      ),
    ];
  }, [t, dateTime, number]);
}

const COUNT = { width: 115, align: 'right', headerAlign: 'right' } as const;

function HealthName({ row: { release, set, isActive, isCandidate } }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <DetailedText
      detail={
        <>
          {t(isCandidate ? 'health.candidateSet' : isActive ? 'modules.activeSet' : 'history.set')}{' '}
          <SetMark id={set} />
        </>
      }
    >
      {release.name} <ReleaseMark release={release} />
    </DetailedText>
  );
}

/** Failure rate as a figure and a bar, which is full at 10 %. */
function HealthRate({ row }: { row: ReleaseHealth }) {
  const percent = usePercent();
  const rate = failureRate(row);
  if (rate === null) return '—';
  return (
    <Box sx={{ width: 1, minWidth: 60 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {percent(rate)}
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: `${Math.min(100, rate * 1000)}%`, bgcolor: 'error.main' }} />
      </Box>
    </Box>
  );
}

function HealthReasons({ row: { reasons } }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  if (reasons.length === 0) return '—';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', whiteSpace: 'normal', lineHeight: 1.4 }}>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          {t(`health.reasons.${reason}`)}: {number(count)}
        </li>
      ))}
    </Box>
  );
}
