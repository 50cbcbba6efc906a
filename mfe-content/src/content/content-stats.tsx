import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { contentStatsQuery } from './content.queries.ts';

/** The figures of all content; a dash for each until they are known. */
export function ContentStatCards() {
  const { t } = useTranslation('mfe-content');
  const { number, fileSize } = useFormats();
  const { data: stats } = useQuery(contentStatsQuery());
  return (
    <StatCards
      stats={[
        { label: t('content.total'), value: stats ? number(stats.total) : null, icon: 'folder' },
        { label: t('content.visible'), value: stats ? number(stats.visible) : null, icon: 'visibility' },
        { label: t('content.downloads'), value: stats ? number(stats.downloads) : null, icon: 'download' },
        { label: t('content.bytes'), value: stats ? fileSize(stats.bytes) : null, icon: 'backup' },
      ]}
    />
  );
}
