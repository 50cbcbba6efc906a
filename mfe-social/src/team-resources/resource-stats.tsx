import { useSuspenseQuery } from '@tanstack/react-query';
import { ACCESS_DAYS } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, StatCards, Typography } from '@vitral/ui';
import { growthRate } from '../shared/growth-rate.ts';
import { resourceStatsQuery } from './team-resources.queries.ts';

/** Figures of the resources, computed by the server, and an explanation of the growth. */
export function ResourceStats() {
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
