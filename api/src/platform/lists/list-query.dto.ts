import { type FilterQuery, raw, type RawQueryFragment } from '@mikro-orm/core';
import { LIMITS } from '@vitral/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { cleanText } from '../validation/text.ts';

const MAX_OFFSET = 1_000_000;

/** What every list takes; a noun adds its own `sort` and filters. */
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

/** The rows in which one of the fields contains the text as it was typed; all rows for no text. */
export function searching<Row extends object>(
  q: string,
  fields: ((keyof Row & string) | (RawQueryFragment & symbol))[],
): FilterQuery<Row> {
  if (!q) return {};
  return { $or: fields.map((field) => ({ [field]: { $ilike: containing(q) } })) } as FilterQuery<Row>;
}

/** The same for entities that have all they are searched by in one column, `search_text`, in lower case. */
export function searchingText<Row extends object>(q: string): FilterQuery<Row> {
  if (!q) return {};
  return {
    [raw((alias) => `${alias}.search_text like lower(?)`, [containing(q)])]: [],
  } as FilterQuery<Row>;
}

/** The pattern of `like` for texts that contain this one as it was typed. */
export const containing = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
