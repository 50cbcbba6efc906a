import { useQuery } from '@tanstack/react-query';
import { VISIBILITIES } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards, type Stat } from '@vitral/ui';
import { contentStatsQuery } from './content.queries.ts';

const ICONS = { public: 'language', team: 'groups', private: 'security' } as const;

/** Number of files in all and by visibility; a dash stands for each figure until it is loaded. */
export function ContentStats() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data } = useQuery(contentStatsQuery);
  const byVisibility = VISIBILITIES.map<Stat>((visibility) => ({
    label: t(`content.count.${visibility}`),
    value: data ? number(data[visibility]) : null,
    icon: ICONS[visibility],
  }));
  return (
    <StatCards
      stats={[
        { label: t('content.total'), value: data ? number(data.total) : null, icon: 'folder' },
        ...byVisibility,
      ]}
    />
  );
}
