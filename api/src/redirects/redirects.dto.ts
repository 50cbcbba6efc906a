import { LIMITS } from '@vitral/contracts/limits';
import {
  REDIRECT_STATUSES,
  type RedirectInput,
  type RedirectStatus,
  type RedirectUpdate,
  REDIRECT_BULK_ACTIONS,
  type RedirectBulkChange,
} from '@vitral/contracts/redirects';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Min, ValidateIf } from 'class-validator';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { Line, passes } from '../platform/validation/text.ts';
import { isRedirectSource, isRedirectTarget, withoutEndSlash } from './redirect-paths.ts';

const Source = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? withoutEndSlash(value) : value,
    ),
    passes('isRedirectSource', isRedirectSource),
  );

export class RedirectDto implements RedirectInput {
  @Source() from!: string;
  @Line(LIMITS.url) @passes('isWebAddress', isRedirectTarget) to!: string;
  @IsIn(REDIRECT_STATUSES) status: RedirectStatus = 301;
}

@IgnoresFields('id', 'createdAt', 'updatedAt')
export class RedirectUpdateDto extends RedirectDto implements RedirectUpdate {
  @IsInt() @Min(1) version!: number;
}

/** A leading hyphen means descending order. */
const SORTS = ['-updatedAt', 'updatedAt', 'from', '-from'] as const;

export class RedirectsQuery extends ListQuery {
  @IsIn(SORTS) sort: (typeof SORTS)[number] = '-updatedAt';
}

/** The filters and the order of an export or a bulk change. */
export class RedirectsExportQuery extends exportOf(RedirectsQuery) {}

export class RedirectBulkDto extends BulkDto implements RedirectBulkChange {
  @IsIn(REDIRECT_BULK_ACTIONS) action!: RedirectBulkChange['action'];
  @ValidateIf(({ action }: RedirectBulkDto) => action === 'set-status')
  @IsIn(REDIRECT_STATUSES)
  status?: RedirectStatus;
}
