import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { EmptyState, Stack, Typography } from '@vitral/sdk/ui';
import { overviewQuery } from '../modules.queries.ts';
import { OverviewCard } from './overview-card.tsx';
import { SharedLibraries } from './shared-libraries.tsx';

/** The releases of the active set and the candidate, with their shared libraries, weights and load times. */
export function OverviewPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data: rows } = useSuspenseQuery(overviewQuery);
  if (rows.length === 0)
    return <EmptyState icon="extension" title={t('modules.emptyTitle')} text={t('modules.emptyText')} />;
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('overview.text')}</Typography>
      <SharedLibraries rows={rows} />
      {rows.map((row) => (
        <OverviewCard key={row.release.id} row={row} />
      ))}
    </Stack>
  );
}
