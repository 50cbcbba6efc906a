import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { PICTURE_WIDTHS, type ContentItem, type ContentType } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, LoadBoundary, Icon, PageBodySkeleton, Stack, Typography } from '@vitral/sdk/ui';
import type { ComponentType } from 'react';
import { inlineFileUrl, TYPE_ICONS } from './content-file.ts';
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
        <Icon name={TYPE_ICONS[item.type]} sx={{ fontSize: 72 }} />
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

/** A PDF in the browser's viewer. A browser without one would download the file instead, so it gets a message. */
function PdfPreview({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  if (!navigator.pdfViewerEnabled) {
    return (
      <Stack sx={{ flexGrow: 1, alignItems: 'center', textAlign: 'center', py: 6, px: 3 }}>
        <Typography sx={{ maxWidth: 420 }}>{t('preview.noPdfViewer')}</Typography>
      </Stack>
    );
  }
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <LoadBoundary failure={t('preview.failed')} loading={<PageBodySkeleton stats={0} cards={1} />}>
        <PdfFrame item={item} />
      </LoadBoundary>
    </Box>
  );
}

/** Loads the item first, because a frame reports no error when the file was deleted. */
function PdfFrame({ item: { id } }: { item: ContentItem }) {
  const { data: item } = useSuspenseQuery(itemQuery(id));
  return (
    <PreviewFrame>
      {({ attempt, onLoaded }) => (
        <Box
          key={attempt}
          component="iframe"
          title={item.title}
          src={inlineFileUrl(id)}
          onLoad={onLoaded}
          sx={{ border: 0, width: '100%', height: { xs: 'calc(100dvh - 230px)', sm: 'calc(100vh - 260px)' } }}
        />
      )}
    </PreviewFrame>
  );
}

/** The item as it is now: fetched again each time a preview opens. */
const itemQuery = (id: ContentItem['id']) =>
  queryOptions({
    queryKey: ['content', 'item', id],
    queryFn: ({ signal }) => api.get<ContentItem>(`/content/${id}`, { signal }),
    gcTime: 0,
  });
