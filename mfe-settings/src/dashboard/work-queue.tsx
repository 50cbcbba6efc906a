import { useSuspenseQuery } from '@tanstack/react-query';
import { workQueueQuery } from '@vitral/sdk/api-client';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Card, Icon, Typography } from '@vitral/sdk/ui';
import { WorkCard } from './work-card.tsx';

/** The open work of the site, or a message that there is none. */
export function WorkQueue() {
  const { t } = useTranslation('mfe-settings');
  const { data: queue } = useSuspenseQuery(workQueueQuery);
  const isAnyDue = queue.some(({ severity }) => severity !== 'information');
  return (
    <>
      {!isAnyDue && (
        <Card sx={{ p: 2.5, mb: 2, display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box aria-hidden sx={{ color: 'success.main', display: 'inline-flex' }}>
            <Icon name="check_circle" />
          </Box>
          <Typography>{t('work.nothingDue')}</Typography>
        </Card>
      )}
      {queue.length > 0 && (
        <Box component="ul" aria-label={t('work.title')} sx={ENTRIES}>
          {queue.map((entry) => (
            <WorkCard key={entry.kind} entry={entry} />
          ))}
        </Box>
      )}
    </>
  );
}

const ENTRIES = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
} as const;
