import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, NavigationIcon } from '@vitral/ui';
import { contentFilePath } from './content.queries.ts';

export function DownloadLink({ item: { id, title, originalName } }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const label = t('content.download', { title });
  return (
    <IconButton
      component="a"
      href={contentFilePath(id)}
      download={originalName}
      aria-label={label}
      title={label}
    >
      <NavigationIcon name="download" />
    </IconButton>
  );
}
