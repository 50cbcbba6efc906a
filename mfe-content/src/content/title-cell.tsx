import type { ContentItem } from '@vitral/contracts';
import { Box, Stack, Typography } from '@vitral/ui';
import { ContentThumbnail } from './content-thumbnail.tsx';
import { excerpt } from './excerpt.ts';

/** Specification, section 9. */
export const DESCRIPTION_LENGTH = 50;

/** What a file looks like, what it is called and what it is about. */
export function TitleCell({ item }: { item: ContentItem }) {
  const { title, description, tags } = item;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <ContentThumbnail item={item} />
      <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {description && (
          <Typography variant="body2" color="textSecondary">
            {excerpt(description, DESCRIPTION_LENGTH)}
          </Typography>
        )}
        {tags.length > 0 && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {tags.map((tag) => `#${tag}`).join(' ')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
