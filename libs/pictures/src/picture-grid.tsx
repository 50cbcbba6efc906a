import type { ContentItem } from '@vitral/contracts/content';
import { useTranslation } from '@vitral/i18n';
import { Box, Typography, lineClamp } from '@vitral/ui';
import { ImageWithFallback } from '@vitral/ui/data';
import { useRef, useState, type KeyboardEvent } from 'react';
import { moveInGrid } from './grid-navigation.ts';
import { pictureUrl } from './picture-url.ts';
import { uploadedUrl } from './pictures.queries.ts';

interface PictureGridProps {
  pictures: readonly ContentItem[];
  /** URL of the current picture. */
  chosen: string | null;
  onChoose: (url: string) => void;
}

/** Pixels. */
const TILE = 120;

/** Listbox of pictures in rows: one tab stop with arrow key navigation; Enter, Space or a click choose. */
export function PictureGrid({ pictures, chosen, onChoose }: PictureGridProps) {
  const { t } = useTranslation('picture-library');
  const list = useRef<HTMLUListElement>(null);
  const start = pictures.findIndex((picture) => uploadedUrl(picture) === chosen);
  const [active, setActive] = useState(Math.max(0, start));

  const onKeyDown = (event: KeyboardEvent, picture: ContentItem) => {
    const tiles = [...(list.current?.children ?? [])] as HTMLElement[];
    const next = moveInGrid(
      event.key,
      active,
      tiles.map(({ offsetTop }) => offsetTop),
    );
    if (next !== undefined) tiles[next]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose(uploadedUrl(picture));
    else return;
    event.preventDefault();
  };
  return (
    <Box ref={list} component="ul" role="listbox" aria-label={t('pictures.list')} sx={GRID}>
      {pictures.map((picture, index) => (
        <Box
          key={picture.id}
          component="li"
          role="option"
          aria-selected={uploadedUrl(picture) === chosen}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={() => onChoose(uploadedUrl(picture))}
          onKeyDown={(event) => onKeyDown(event, picture)}
          sx={OPTION}
        >
          <ImageWithFallback src={pictureUrl(uploadedUrl(picture), TILE)} alt="" size={TILE} />
          <Typography variant="body2" sx={{ ...lineClamp(2), lineHeight: 1.3, mt: 0.5 }}>
            {picture.title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {picture.dimensions && `${picture.dimensions.width} × ${picture.dimensions.height}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: `repeat(auto-fill, minmax(${TILE}px, 1fr))`,
  justifyItems: 'center',
} as const;

const OPTION = {
  width: TILE + 12,
  maxWidth: '100%',
  p: 0.75,
  borderRadius: 1.5,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected', outline: '2px solid', outlineColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
