import { useSuspenseQuery } from '@tanstack/react-query';
import { HEALTH_SET_LIMIT, CANDIDATE_WITHDRAWAL, type ReleaseHealth } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, Typography, useTableUrl } from '@vitral/ui';
import { useEffect } from 'react';
import { healthQuery } from '../modules.queries.ts';
import { HealthCard } from './health-card.tsx';
import { useHealthColumns } from './use-health-columns.tsx';

type HealthRow = ReleaseHealth & { id: string };

/** Failure figures of each release per set over the last seven days; refetched automatically. */
export function HealthPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(healthQuery);
  const { table, clampPage } = useTableUrl<Record<never, string>>({
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
