import type { ContentItem, ContentType } from '@vitral/contracts/content';
import { Box, Icon } from '@vitral/ui';
import { CardActionArea } from '@vitral/ui/data';
import { useState } from 'react';
import { inlineFileUrl, TYPE_ICONS } from '../preview/content-file.ts';
import type { Layout } from './material-filter-bar.tsx';

/** Glass colour of each content type. */
const TYPE_COLORS: Record<ContentType, string> = {
  pdf: 'error.main',
  video: 'primary.main',
  image: 'secondary.main',
  presentation: 'warning.main',
  excel: 'success.main',
  document: 'info.main',
};

/** Opacity of the colour in each pane. */
const PANE_OPACITIES = ['22%', '12%', '28%', '16%'];

const GLASS_PATTERN = `linear-gradient(115deg, ${PANE_OPACITIES.map((opacity, index) => {
  const glass = `color-mix(in srgb, currentColor ${opacity}, transparent)`;
  return `${glass} ${index * 25}% ${index * 25 + 25}%`;
}).join(', ')})`;

const SHAPES = {
  grid: { width: '100%', aspectRatio: '16 / 9' },
  list: { width: { xs: '100%', sm: 168 }, aspectRatio: { xs: '16 / 9', sm: 'auto' } },
};

interface MaterialThumbnailProps {
  material: ContentItem;
  layout: Layout;
  onClick: () => void;
}

/**
 * The picture itself, or the icon of the content type. Opens the preview like the Preview button, as a larger target for
 * pointers only; keyboards and screen readers have the button.
 */
export function MaterialThumbnail({ material, layout, onClick }: MaterialThumbnailProps) {
  const { type, filename } = material;
  const [broken, setBroken] = useState<string | null>(null);
  const isPicture = type === 'image' && broken !== filename;
  return (
    <CardActionArea
      aria-hidden
      tabIndex={-1}
      onClick={onClick}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        overflow: 'hidden',
        borderRadius: 0,
        color: TYPE_COLORS[type],
        backgroundImage: isPicture ? 'none' : GLASS_PATTERN,
        ...SHAPES[layout],
      }}
    >
      {isPicture ? (
        <Picture key={filename} material={material} onError={() => setBroken(filename)} />
      ) : (
        <Icon name={TYPE_ICONS[type]} sx={{ fontSize: layout === 'grid' ? 60 : 44 }} />
      )}
    </CardActionArea>
  );
}

function Picture({ material, onError }: { material: ContentItem; onError: () => void }) {
  const { id, focalPoint } = material;
  return (
    <Box
      component="img"
      alt=""
      loading="lazy"
      src={inlineFileUrl(id, { w: 640 })}
      onError={onError}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: focalPoint ? `${focalPoint.x}% ${focalPoint.y}%` : 'center',
      }}
    />
  );
}
