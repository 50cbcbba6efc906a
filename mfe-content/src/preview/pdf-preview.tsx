import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, LoadBoundary, PageBodySkeleton, Stack, Typography } from '@vitral/ui';
import { inlineAddress } from './file-address.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { itemQuery } from './preview.queries.ts';

/** A PDF in the browser's own viewer, where it has one: without it a frame would save the file instead. */
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

/** A frame does not tell when it got an error instead of the file; the item itself does. */
function PdfFrame({ item: { id } }: { item: ContentItem }) {
  const { data: item } = useSuspenseQuery(itemQuery(id));
  return (
    <PreviewFrame>
      {({ attempt, onLoaded }) => (
        <Box
          key={attempt}
          component="iframe"
          title={item.title}
          src={inlineAddress(id)}
          onLoad={onLoaded}
          sx={{ border: 0, width: '100%', height: { xs: 'calc(100dvh - 230px)', sm: 'calc(100vh - 260px)' } }}
        />
      )}
    </PreviewFrame>
  );
}
