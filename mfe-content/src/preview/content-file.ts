import type { ContentItem, ContentType } from '@vitral/sdk/contracts/content';
import type { IconName } from '@vitral/sdk/ui';

/** URL that downloads a file, if the account may see it. */
export const fileUrl = (id: ContentItem['id']) => `/api/content/${id}/file`;

/** URL that displays a file inline: a picture at a width in pixels or cut to a square, other files unchanged. */
export function inlineFileUrl(id: ContentItem['id'], variant: { w?: number; shape?: 'square' } = {}): string {
  const entries = Object.entries({ disposition: 'inline', ...variant });
  return `${fileUrl(id)}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

export const TYPE_ICONS: Record<ContentType, IconName> = {
  pdf: 'picture_as_pdf',
  video: 'movie',
  image: 'image',
  presentation: 'slideshow',
  excel: 'table_chart',
  document: 'description',
};
