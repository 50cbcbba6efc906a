import type { ContentItem } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { Content } from './content.entity.ts';

const copyFields = serializer<Content, Omit<ContentItem, 'dimensions' | 'focalPoint'>>(Content, {
  formerFilenames: 'omitted',
  width: 'omitted',
  height: 'omitted',
  focalX: 'omitted',
  focalY: 'omitted',
});

export function toResponse(row: Content): ContentItem {
  const { type, width, height, focalX, focalY } = row;
  return {
    ...copyFields(row),
    dimensions: width && height ? { width, height } : null,
    focalPoint: type === 'image' ? { x: focalX, y: focalY } : null,
  };
}
