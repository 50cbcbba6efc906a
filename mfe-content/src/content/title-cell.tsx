import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { ImageWithFallback } from '@vitral/sdk/ui/data';
import { ItemLink, usePublicationNote } from '@vitral/sdk/ui/forms';
import { inlineFileUrl, TYPE_ICONS } from '../preview/content-file.ts';

const DESCRIPTION_LENGTH = 50;

/** Height in pixels of title, description and tags in a table, one line each. */
export const ROW_HEIGHT = 84;

interface TitleCellProps {
  item: ContentItem;
  /** In a table each text is cut to one line, so that all rows have the same height; on a card nothing is cut. */
  isRow?: boolean;
}

export function TitleCell({ item, isRow = false }: TitleCellProps) {
  const { t } = useTranslation('mfe-content');
  const { title, description, tags, type } = item;
  const noteOf = usePublicationNote();
  const facts = [...(isRow ? [t(`type.${type}`)] : []), ...noteOf(item), ...tags.map((tag) => `#${tag}`)];
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <ContentThumbnail item={item} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        <Typography variant="body2" noWrap={isRow} title={isRow ? title : undefined} sx={{ fontWeight: 600 }}>
          {item.deletedAt === null ? <ItemLink id={item.id}>{title}</ItemLink> : title}
        </Typography>
        {description && (
          <Typography variant="body2" color="textSecondary" noWrap={isRow} data-row-detail>
            {excerpt(description, DESCRIPTION_LENGTH)}
          </Typography>
        )}
        {facts.length > 0 && (
          <Typography variant="caption" color="textSecondary" noWrap={isRow} component="div" data-row-detail>
            {facts.join(' · ')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

/**
 * The picture itself, or the icon of the file's type. A file in the trash gets the icon, since its bytes cannot be fetched.
 * Decorative: the title is beside it.
 */
function ContentThumbnail({ item: { id, type, deletedAt } }: { item: ContentItem }) {
  return (
    <ImageWithFallback
      src={type === 'image' && deletedAt === null ? inlineFileUrl(id, { shape: 'square' }) : null}
      alt=""
      size={44}
      icon={TYPE_ICONS[type]}
    />
  );
}

/** Returns the first `limit` characters of a text, with an ellipsis if it is longer. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text;
}
