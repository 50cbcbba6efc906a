import type { ContentItem } from '@vitral/contracts';
import { ImageWithFallback } from '@vitral/ui';
import { inlineAddress } from '../preview/file-address.ts';
import { TYPE_ICONS } from '../preview/type-icon.ts';

/** The picture itself, else the icon of its kind; what is in the trash is not fetched. Decoration beside its title. */
export function ContentThumbnail({ item: { id, type, deletedAt } }: { item: ContentItem }) {
  return (
    <ImageWithFallback
      src={type === 'image' && deletedAt === null ? inlineAddress(id, { shape: 'square' }) : null}
      alt=""
      size={44}
      icon={TYPE_ICONS[type]}
    />
  );
}
