import { PICTURE_WIDTHS, type ContentItem } from '@vitral/contracts';
import { Box } from '@vitral/ui';
import { inlineFileUrl } from './file-url.ts';
import { PreviewFrame } from './preview-frame.tsx';

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

/** A picture at the width that fits the screen. */
export function PicturePreview({ item: { id, title, description, dimensions } }: { item: ContentItem }) {
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
