import type { Activity } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Divider, Stack, Typography } from '@vitral/ui';
import { useActivityText } from '../audit/use-activity-text.ts';

/** The latest activities, newest first. */
export function RecentActivities({ activities }: { activities: Activity[] }) {
  const { t } = useTranslation('mfe-settings');
  const { relativeTime, dateTime } = useFormats();
  const { sentence } = useActivityText();
  return (
    <Card component="section" aria-labelledby="recent-activities" sx={{ p: 2.5 }}>
      <Typography variant="h2" id="recent-activities" sx={{ mb: 2 }}>
        {t('dashboard.recentActivities')}
      </Typography>
      {activities.length === 0 && (
        <Typography color="textSecondary">{t('dashboard.noActivities')}</Typography>
      )}
      <Stack
        component="ul"
        aria-labelledby="recent-activities"
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
    </Card>
  );
}
