import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { ContentThumbnail } from './content-thumbnail.tsx';
import { excerpt } from './excerpt.ts';

export const DESCRIPTION_LENGTH = 50;

/** Pixels for title, description and tags in a table, one line each. */
export const ROW_HEIGHT = 84;

interface TitleCellProps {
  item: ContentItem;
  /** In a table each text is cut to one line, so that all rows have the same height; on a card nothing is cut. */
  isRow?: boolean;
}

/** Thumbnail, title, description, type and tags of a file. */
export function TitleCell({ item, isRow = false }: TitleCellProps) {
  const { t } = useTranslation('mfe-content');
  const { title, description, tags, type } = item;
  const facts = [...(isRow ? [t(`type.${type}`)] : []), ...tags.map((tag) => `#${tag}`)];
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <ContentThumbnail item={item} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        <Typography variant="body2" noWrap={isRow} title={isRow ? title : undefined} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {description && (
          <Typography variant="body2" color="textSecondary" noWrap={isRow}>
            {excerpt(description, DESCRIPTION_LENGTH)}
          </Typography>
        )}
        {facts.length > 0 && (
          <Typography variant="caption" color="textSecondary" noWrap={isRow} sx={{ display: 'block' }}>
            {facts.join(' · ')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
