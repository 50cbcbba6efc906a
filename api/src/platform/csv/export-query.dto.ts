import { applyDecorators, type Type } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { ListQuery } from '../lists/list-query.dto.ts';

/** Ids separated by commas. */
const Ids = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value)),
    IsArray(),
    ArrayMaxSize(LIMITS.bulk),
    IsUUID('all', { each: true }),
  );

/** The query of an export of a list without filters. */
export class ExportQuery {
  /** Limits the export to a selection. */
  @Ids() ids?: string[];
}

/** Returns the query of an export: the filters and the order of a list without paging, or some of its rows by their ids. */
export function exportOf<Query extends ListQuery>(query: Type<Query>) {
  class ListExportQuery extends OmitType(query as Type<ListQuery>, ['limit', 'offset'] as const) {
    /** Limits the export to a selection. */
    @Ids() ids?: string[];
  }
  return ListExportQuery as unknown as Type<Omit<Query, 'limit' | 'offset'> & { ids?: string[] }>;
}
