import { useQueries } from '@tanstack/react-query';
import { VISIBILITIES } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards, type Stat } from '@vitral/ui';
import { contentCountQuery } from './content.queries.ts';

const ICONS = { public: 'language', team: 'groups', private: 'security' } as const;

/** How many files there are and who may see them; a dash for each figure until it is known. */
export function ContentStats() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const [all, ...counts] = useQueries({
    queries: [contentCountQuery(), ...VISIBILITIES.map((visibility) => contentCountQuery(visibility))],
  });
  const shown = (count: number | undefined) => (count === undefined ? null : number(count));
  const byVisibility = VISIBILITIES.map<Stat>((visibility, index) => ({
    label: t(`content.count.${visibility}`),
    value: shown(counts[index]?.data),
    icon: ICONS[visibility],
  }));
  return (
    <StatCards
      stats={[{ label: t('content.total'), value: shown(all?.data), icon: 'folder' }, ...byVisibility]}
    />
  );
}
