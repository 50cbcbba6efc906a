import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, LoadBoundary, PageBodySkeleton, Stack, Typography } from '@vitral/ui';
import { inlineFileUrl } from './content-file.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** A PDF in the browser's viewer. A browser without one would download the file instead, so it gets a message. */
export function PdfPreview({ item }: { item: ContentItem }) {
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

/** Loads the item first: a frame reports no error when the file is gone. */
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
