import { DEFAULT_STATS_RANGE, STATS_RANGES, type StatsRange } from '@vitral/sdk/contracts/admin-stats';
import { useTranslation } from '@vitral/sdk/i18n';
import { useNavigate } from '@vitral/sdk/router';
import { ToggleButton, ToggleButtonGroup } from '@vitral/sdk/ui';

/** Chooses the range of the figures, which is stored in the URL. */
export function RangeButtons({ range }: { range: StatsRange }) {
  const { t } = useTranslation('mfe-settings');
  const navigate = useNavigate();
  const choose = (days: StatsRange) =>
    void navigate(
      { search: days === DEFAULT_STATS_RANGE ? '' : `days=${days}` },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('dashboard.range.label')}
      value={range}
      onChange={(_, next: StatsRange | null) => next && choose(next)}
    >
      {STATS_RANGES.map((days) => (
        <ToggleButton key={days} value={days}>
          {t(`dashboard.range.${days}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
