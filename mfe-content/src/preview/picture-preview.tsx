import { PICTURE_WIDTHS, type ContentItem } from '@vitral/contracts';
import { Box } from '@vitral/ui';
import { inlineAddress } from './file-address.ts';
import { PreviewFrame } from './preview-frame.tsx';

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** A picture in the width that the screen has room for. */
export function PicturePreview({ item: { id, title, description, dimensions } }: { item: ContentItem }) {
  const shownWidth = Math.min(dimensions?.width ?? LARGEST, LARGEST);
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
          srcSet={widths.map((width) => `${inlineAddress(id, { w: width })} ${width}w`).join(', ')}
          src={inlineAddress(id, { w: LARGEST })}
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
