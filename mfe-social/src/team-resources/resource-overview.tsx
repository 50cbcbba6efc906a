import { useSuspenseQuery } from '@tanstack/react-query';
import { ACCESS_DAYS } from '@vitral/sdk/contracts/team-resources';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Stack, StatCards, Typography } from '@vitral/sdk/ui';
import { useId, type ReactNode } from 'react';
import { growthRate } from '../shared/growth-rate.ts';
import type { ResourceActions } from './resource-actions.tsx';
import { ResourceRow } from './resource-card.tsx';
import { firstResourcesQuery, resourceStatsQuery } from './team-resources.queries.ts';

interface ResourceOverviewProps extends ResourceActions {
  /** Rendered instead of the list when there are no resources. */
  empty: ReactNode;
  onSeeAll: () => void;
}

/** Figures and the first resources. */
export function ResourceOverview({ empty, onSeeAll, ...actions }: ResourceOverviewProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const id = useId();
  const { items, total } = useSuspenseQuery(firstResourcesQuery).data;
  return (
    <>
      <ResourceStats />
      {items.length === 0 ? (
        empty
      ) : (
        <>
          <Typography variant="h2" id={id} sx={{ mb: 2 }}>
            {t('team-resources.first')}
          </Typography>
          <Stack component="ul" aria-labelledby={id} spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} {...actions} />
            ))}
          </Stack>
          <Box sx={{ mt: 2 }}>
            <Button onClick={onSeeAll}>{t('team-resources.seeAll', { shown: number(total) })}</Button>
          </Box>
        </>
      )}
    </>
  );
}

/** Figures of the resources, computed by the server, and an explanation of the growth. */
function ResourceStats() {
  const { t, i18n } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { data } = useSuspenseQuery(resourceStatsQuery);
  const growth = growthRate(data.recentCount, data.previousCount);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return (
    <Box sx={{ mb: 4 }}>
      <StatCards
        stats={[
          { label: t('team-resources.total'), value: number(data.total), icon: 'handyman' },
          { label: t('team-resources.active'), value: number(data.active), icon: 'check_circle' },
          { label: t('team-resources.accesses'), value: number(data.downloadCount), icon: 'open_in_new' },
          {
            label: t('team-resources.growth'),
            value: growth === null ? null : percent.format(growth),
            icon: 'history',
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5 }}>
        {t('team-resources.growthText', {
          days: ACCESS_DAYS,
          recent: number(data.recentCount),
          previous: number(data.previousCount),
        })}{' '}
        {growth === null && t('team-resources.growthUnknown')}
      </Typography>
    </Box>
  );
}
