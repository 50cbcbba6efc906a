import { PICTURE_WIDTHS, type ContentItem, type ContentType } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, NavigationIcon, Stack, Typography } from '@vitral/ui';
import type { ComponentType } from 'react';
import { inlineFileUrl, TYPE_ICONS } from './content-file.ts';
import { PdfPreview } from './pdf-preview.tsx';
import { PreviewFrame } from './preview-frame.tsx';

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

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

/** A picture at the width that fits the screen. */
function PicturePreview({ item: { id, title, description, dimensions } }: { item: ContentItem }) {
  const shownWidth = Math.min(dimensions?.width ?? MAX_WIDTH, MAX_WIDTH);
  const widths = [...PICTURE_WIDTHS.filter((width) => width < shownWidth), shownWidth];
  return (
    <PreviewFrame>
      {({ attempt, onLoaded, onFailed }) => (
        <Box
          key={attempt}
          component="img"
          alt={description || title}
          width={dimensions?.width}
          height={dimensions?.height}
          sizes={`min(100vw, ${shownWidth}px)`}
          srcSet={widths.map((width) => `${inlineFileUrl(id, { w: width })} ${width}w`).join(', ')}
          src={inlineFileUrl(id, { w: MAX_WIDTH })}
          onLoad={onLoaded}
          onError={onFailed}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: { xs: 'none', sm: 'calc(100vh - 260px)' },
            width: 'auto',
            height: 'auto',
            objectFit: 'contain',
          }}
        />
      )}
    </PreviewFrame>
  );
}

/** A video with the browser's controls; it does not start by itself. */
function VideoPreview({ item: { id, title } }: { item: ContentItem }) {
  return (
    <PreviewFrame>
      {({ attempt, onLoaded, onFailed }) => (
        <Box
          key={attempt}
          component="video"
          controls
          playsInline
          preload="metadata"
          aria-label={title}
          src={inlineFileUrl(id)}
          onLoadedMetadata={onLoaded}
          onError={onFailed}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: { xs: '70vh', sm: 'calc(100vh - 260px)' },
            bgcolor: 'common.black',
          }}
        />
      )}
    </PreviewFrame>
  );
}
