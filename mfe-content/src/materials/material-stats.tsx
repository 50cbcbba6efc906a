import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { materialStatsQuery } from './materials.queries.ts';

/** Four figures, each a dash until it is loaded. */
export function MaterialStats() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data } = useQuery(materialStatsQuery);
  const shown = (figure: number | undefined) => (figure === undefined ? null : number(figure));
  return (
    <StatCards
      stats={[
        { label: t('materials.total'), value: shown(data?.total), icon: 'sell' },
        { label: t('materials.public'), value: shown(data?.public), icon: 'language' },
        { label: t('materials.downloads'), value: shown(data?.downloads), icon: 'download' },
        { label: t('materials.videos'), value: shown(data?.videos), icon: 'play_circle' },
      ]}
    />
  );
}
