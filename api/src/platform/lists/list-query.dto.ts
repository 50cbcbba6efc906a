import { type FilterQuery, raw } from '@mikro-orm/core';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { searchForm } from '../entities/columns.ts';
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

/** Selects the rows in which a text column contains this text literally, ignoring case and accents; all rows for an empty text. */
export function searching<Row extends object>(q: string, column: string): FilterQuery<Row> {
  if (!q) return {};
  return {
    [raw((alias) => `${searchForm(`${alias}.${column}`)} like ${searchForm('?')}`, [containing(q)])]: [],
  } as FilterQuery<Row>;
}

/** Does the same for entities with a column `search_text`, see `searchText()`. */
export function searchingText<Row extends object>(q: string): FilterQuery<Row> {
  if (!q) return {};
  return {
    [raw((alias) => `${alias}.search_text like ${searchForm('?')}`, [containing(q)])]: [],
  } as FilterQuery<Row>;
}

/** Returns the `like` pattern for texts that contain this one literally. */
export const containing = (q: string) => `%${startingWith(q)}`;

/** Returns the `like` pattern for texts that start with this one literally. */
export const startingWith = (q: string) => `${q.replace(/[\\%_]/g, '\\$&')}%`;
