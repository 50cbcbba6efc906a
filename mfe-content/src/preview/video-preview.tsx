import type { ContentItem } from '@vitral/contracts';
import { Box } from '@vitral/ui';
import { inlineFileUrl } from './file-url.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** A video with the browser's controls; it does not start by itself. */
export function VideoPreview({ item: { id, title } }: { item: ContentItem }) {
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
