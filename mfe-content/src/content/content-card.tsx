import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { ContentMenu } from './content-menu.tsx';
import type { StartAction } from './content-task.tsx';
import { TitleCell } from './title-cell.tsx';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { VisibleSwitch } from './visible-switch.tsx';

interface ContentCardProps {
  item: ContentItem;
  onStart: StartAction;
}

/** Row of the content table on a phone. */
export function ContentCard({ item, onStart }: ContentCardProps) {
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
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <TitleCell item={item} />
        <Box sx={{ '&&': { mt: -0.75, mr: -1 } }}>
          <ContentMenu item={item} onStart={onStart} />
        </Box>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <VisibilityBadge visibility={item.visibility} />
        <VisibleSwitch item={item} />
      </Stack>
    </Stack>
  );
}
