import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSearchParams } from '@vitral/sdk/router';
import { Box, Divider, Stack, TitledCard, Typography } from '@vitral/sdk/ui';
import { useActivityText } from '../activity/use-activity-text.ts';

import { adminStatsQuery, rangeIn } from './dashboard.queries.ts';

/** Renders nothing on failure: the figures above report the error of this query and offer the retry. */
export function Component() {
  const [search] = useSearchParams();
  const { t } = useTranslation('mfe-settings');
  const { relativeTime, dateTime } = useFormats();
  const { sentence } = useActivityText();
  const { data: stats } = useQuery(adminStatsQuery(rangeIn(search)));
  if (!stats) return null;
  const activities = stats.recentActivities;
  return (
    <TitledCard title={t('dashboard.recentActivities')}>
      {activities.length === 0 && (
        <Typography color="textSecondary">{t('dashboard.noActivities')}</Typography>
      )}
      <Stack
        component="ul"
        aria-label={t('dashboard.recentActivities')}
        divider={<Divider component="li" aria-hidden />}
        spacing={1.5}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {activities.map((activity) => (
          <Box key={activity.id} component="li">
            <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence(activity)}</Typography>
            <Typography
              component="time"
              variant="body2"
              color="textSecondary"
              dateTime={activity.createdAt}
              title={dateTime(activity.createdAt)}
            >
              {relativeTime(activity.createdAt)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </TitledCard>
  );
}
