import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { DownloadLink } from './download-link.tsx';
import { excerpt } from './excerpt.ts';
import { DESCRIPTION_LENGTH } from './use-content-columns.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

/** A row of the content table on a phone. */
export function ContentCard({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  const facts = [
    t(`type.${item.type}`),
    t(`category.${item.category}`),
    fileSize(item.fileSize),
    t('content.downloadCount', { count: item.downloadCount }),
    date(item.createdAt),
  ];
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {item.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {excerpt(item.description, DESCRIPTION_LENGTH)}
          </Typography>
        </Box>
        <DownloadLink item={item} />
      </Stack>
      <VisibilityBadge item={item} />
      <Typography variant="body2">{facts.join(' · ')}</Typography>
    </Stack>
  );
}
