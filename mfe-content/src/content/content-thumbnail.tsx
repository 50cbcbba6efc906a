import type { ContentItem } from '@vitral/contracts';
import { ImageWithFallback } from '@vitral/ui';
import { inlineFileUrl } from '../preview/file-url.ts';
import { TYPE_ICONS } from '../preview/type-icon.ts';

/**
 * The picture itself, or the icon of the file's type. A file in the trash gets the icon, since its bytes cannot be fetched.
 * Decorative: the title is beside it.
 */
export function ContentThumbnail({ item: { id, type, deletedAt } }: { item: ContentItem }) {
  return (
    <ImageWithFallback
      src={type === 'image' && deletedAt === null ? inlineFileUrl(id, { shape: 'square' }) : null}
      alt=""
      size={44}
      icon={TYPE_ICONS[type]}
    />
  );
}
