import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { ContentThumbnail } from './content-thumbnail.tsx';
import { excerpt } from './excerpt.ts';

export const DESCRIPTION_LENGTH = 50;

/** Pixels that title, description and tags need in a table, a line each. */
export const ROW_HEIGHT = 84;

interface TitleCellProps {
  item: ContentItem;
  /** In a table each text keeps to its line, so that rows are equally high; on a card nothing is cut. */
  isRow?: boolean;
}

/** What a file looks like, what it is called, what it is about and of which kind it is. */
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
