import type { StatsComparison, StatsRange } from '@vitral/sdk/contracts/admin-stats';
import { useTranslation } from '@vitral/sdk/i18n';
import type { StatChange } from '@vitral/sdk/ui';
import { useMemo } from 'react';

/** Compares a figure of the range with the previous range: "+12% on the 30 days before". */
export function useCompared(days: StatsRange): (figure: StatsComparison) => StatChange {
  const { t, i18n } = useTranslation('mfe-settings');
  const percents = useMemo(
    () =>
      new Intl.NumberFormat(i18n.language, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      }),
    [i18n.language],
  );
  return ({ recent, previous }) => {
    if (previous === 0) return { direction: 'same', text: t('dashboard.compared.none') };
    const percent = percents.format((recent - previous) / previous);
    const text = t(`dashboard.compared.${days === 365 ? 'year' : 'before'}`, { percent, days });
    return { direction: recent > previous ? 'up' : recent < previous ? 'down' : 'same', text };
  };
}
