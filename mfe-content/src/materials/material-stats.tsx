import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';

/** The four figures of specification section 2. */
export function MaterialStats({ materials }: { materials: ContentItem[] }) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const count = (passes: (material: ContentItem) => boolean) => number(materials.filter(passes).length);
  const downloads = materials.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
  return (
    <StatCards
      stats={[
        { label: t('materials.total'), value: number(materials.length), icon: 'sell' },
        {
          label: t('materials.public'),
          value: count(({ visibility }) => visibility === 'public'),
          icon: 'language',
        },
        { label: t('materials.downloads'), value: number(downloads), icon: 'download' },
        { label: t('materials.videos'), value: count(({ type }) => type === 'video'), icon: 'play_circle' },
      ]}
    />
  );
}
