import { LIMITS } from '@vitral/contracts/limits';
import {
  REDIRECT_STATUSES,
  type RedirectInput,
  type RedirectStatus,
  type RedirectUpdate,
} from '@vitral/contracts/redirects';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Min } from 'class-validator';
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
