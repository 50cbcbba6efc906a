import type { ContentType } from '@vitral/contracts';
import type { NavigationIconName } from '@vitral/ui';

export const TYPE_ICONS: Record<ContentType, NavigationIconName> = {
  pdf: 'picture_as_pdf',
  video: 'movie',
  image: 'image',
  presentation: 'slideshow',
  excel: 'table_chart',
  document: 'description',
};
