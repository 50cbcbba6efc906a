import { applyDecorators } from '@nestjs/common';
import { CONTENT_CATEGORIES, VISIBILITIES, VISIBILITY_ALIASES } from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, Length } from 'class-validator';
import { cleanLine, TextOrEmpty } from '../platform/validation/text.ts';

const line = ({ value }: { value: unknown }) => (typeof value === 'string' ? cleanLine(value) : value);

const visibility = ({ value }: { value: unknown }) =>
  typeof value === 'string' && Object.hasOwn(VISIBILITY_ALIASES, value) ? VISIBILITY_ALIASES[value] : value;

/** A title is one line, since it becomes a file name in headers and lists. */
export const Title = () => applyDecorators(Transform(line), IsString(), Length(1, LIMITS.title));

export const Description = () => TextOrEmpty(LIMITS.description);

export const Category = () => IsIn([...CONTENT_CATEGORIES, 'team']);

/** Accepts a visibility or one of its aliases. */
export const VisibilityName = () => applyDecorators(Transform(visibility), IsIn(VISIBILITIES));

/** A list of tags, or text with commas between them. */
export const Tags = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => cleanTags(value)),
    IsArray(),
    ArrayMaxSize(LIMITS.tags),
    IsString({ each: true }),
    Length(1, LIMITS.tag, { each: true }),
  );

/** Normalizes tags; a value that is not a list of texts is left for the checks to refuse. */
function cleanTags(value: unknown): unknown {
  const list: unknown = typeof value === 'string' ? [value] : (value ?? []);
  if (!Array.isArray(list) || list.some((tag) => typeof tag !== 'string')) return list;
  const tags = list.flatMap((tag: string) => tag.split(',')).map(cleanLine);
  return distinctTags(tags.filter(Boolean));
}

/** Removes tags that differ from an earlier one in upper and lower case only. */
export function distinctTags(tags: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
}

/** Returns a key that is equal for tags that look the same to a reader. */
export const tagKey = (tag: string) => tag.normalize().toLowerCase();
