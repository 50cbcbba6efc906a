import type { ReleaseHealth } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { LoadFigures } from '../load-figures.tsx';
import { HealthName, HealthReasons } from './health-figures.tsx';

/** Failure figures of a release in the list on a phone. */
export function HealthCard({ row }: { row: ReleaseHealth }) {
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
