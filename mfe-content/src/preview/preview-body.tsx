import type { ContentItem, ContentType } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, NavigationIcon, Stack, Typography } from '@vitral/ui';
import type { ComponentType } from 'react';
import { PdfPreview } from './pdf-preview.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { TYPE_ICONS } from './type-icon.ts';
import { VideoPreview } from './video-preview.tsx';

const INLINE_PREVIEWS: Partial<Record<ContentType, ComponentType<{ item: ContentItem }>>> = {
  image: PicturePreview,
  pdf: PdfPreview,
  video: VideoPreview,
};

export const hasInlinePreview = ({ type }: ContentItem) => Object.hasOwn(INLINE_PREVIEWS, type);

export function PreviewBody({ item }: { item: ContentItem }) {
  const Preview = INLINE_PREVIEWS[item.type] ?? FilePreview;
  return <Preview item={item} />;
}

/** Name and description of a file that browsers cannot display. */
function FilePreview({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', flexGrow: 1, py: 6, px: 3 }}>
      <Box sx={{ color: 'secondary.main' }}>
        <NavigationIcon name={TYPE_ICONS[item.type]} sx={{ fontSize: 72 }} />
      </Box>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {item.originalName}
      </Typography>
      {item.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 560 }}>
          {item.description}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
        {t('preview.notShown')}
      </Typography>
    </Stack>
  );
}
