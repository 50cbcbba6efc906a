import { FOCAL_CENTER, type ContentInput, type ContentItem, type FocalPoint } from '@vitral/contracts';

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

/** The same with texts for what is a list or a point, which two sides can be compared by. */
export interface ComparableInput extends Omit<ContentInput, 'tags' | 'focalPoint'> {
  tags: string;
  focalPoint: string;
}

export const toComparable = ({ tags, focalPoint, ...input }: ContentInput): ComparableInput => ({
  ...input,
  tags: tags.join(', '),
  focalPoint: focalPoint ? `${focalPoint.x} % · ${focalPoint.y} %` : '',
});

/** No tag has a comma in it. */
export const fromComparable = ({ tags, focalPoint, ...input }: ComparableInput): ContentInput => ({
  ...input,
  tags: tags === '' ? [] : tags.split(', '),
  focalPoint: toPoint(focalPoint),
});

function toPoint(text: string): FocalPoint | null {
  const [x, y] = text.split('·').map((part) => Number.parseInt(part, 10));
  return x === undefined || y === undefined ? null : { x, y };
}
