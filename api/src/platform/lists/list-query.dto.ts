import { type FilterQuery, raw, type RawQueryFragment } from '@mikro-orm/core';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { cleanText } from '../validation/text.ts';

const MAX_OFFSET = 1_000_000;

/** The query parameters of every list; a noun adds its own `sort` and filters. */
export class ListQuery {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.page)
  limit: number = LIMITS.page;

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_OFFSET)
  offset = 0;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanText(value) : value))
  @IsString()
  @MaxLength(LIMITS.search)
  q = '';
}

/** Selects the rows of which a field contains the literal text; all rows for an empty text. */
export function searching<Row extends object>(
  q: string,
  fields: ((keyof Row & string) | (RawQueryFragment & symbol))[],
): FilterQuery<Row> {
  if (!q) return {};
  return { $or: fields.map((field) => ({ [field]: { $ilike: containing(q) } })) } as FilterQuery<Row>;
}

/** Does the same for entities whose column `search_text` holds all searched texts in lower case. */
export function searchingText<Row extends object>(q: string): FilterQuery<Row> {
  if (!q) return {};
  return {
    [raw((alias) => `${alias}.search_text like lower(?)`, [containing(q)])]: [],
  } as FilterQuery<Row>;
}

/** Returns the `like` pattern for texts that contain this one literally. */
export const containing = (q: string) => `%${startingWith(q)}`;

/** Returns the `like` pattern for texts that start with this one literally. */
export const startingWith = (q: string) => `${q.replace(/[\\%_]/g, '\\$&')}%`;
