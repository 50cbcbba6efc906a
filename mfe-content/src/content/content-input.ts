import { FOCAL_CENTER, type ContentInput, type ContentItem } from '@vitral/contracts';

const FIELD_NAMES: Record<keyof ContentInput, true> = {
  title: true,
  description: true,
  category: true,
  visibility: true,
  isVisible: true,
  tags: true,
  focalPoint: true,
};
export const FIELDS = Object.keys(FIELD_NAMES) as (keyof ContentInput)[];

/** The part of an item that people write. */
export function toInput(item: ContentItem): ContentInput {
  const { title, description, category, visibility, isVisible, tags, focalPoint } = item;
  return {
    title,
    description,
    category,
    visibility,
    isVisible,
    tags,
    focalPoint: focalPoint ?? middleOf(item),
  };
}

/** A picture's middle is written out: null would leave the point where it is. */
const middleOf = ({ type }: Pick<ContentItem, 'type'>) => (type === 'image' ? FOCAL_CENTER : null);
