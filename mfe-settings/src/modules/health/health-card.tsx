import type { ReleaseHealth } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Fact, Facts, Stack } from '@vitral/ui';
import { HealthName, HealthRate, HealthReasons } from './health-figures.tsx';

/** A release of the list on a phone. */
export function HealthCard({ row }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, number } = useFormats();
  return (
    <Stack spacing={1.5}>
      <HealthName row={row} />
      <Facts>
        <Fact term={t('health.rate')}>
          <HealthRate row={row} />
        </Fact>
        <Fact term={t('health.counts')}>
          {[row.pages, row.failures, row.recoveries].map(number).join(' · ')}
        </Fact>
        {row.reasons.length > 0 && (
          <Fact term={t('health.why')}>
            <HealthReasons row={row} />
          </Fact>
        )}
        {row.lastAt && <Fact term={t('health.last')}>{dateTime(row.lastAt)}</Fact>}
      </Facts>
    </Stack>
  );
}
