import {
  CONTENT_CATEGORIES,
  CONTENT_TYPES,
  VISIBILITIES,
  type ContentCategory,
  type ContentType,
  type Visibility,
} from '@vitral/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../platform/validation/list-query.dto.ts';

/** A leading hyphen turns the order round. */
export const CONTENT_SORTS = ['-createdAt', 'createdAt', 'title', '-title', '-downloadCount'] as const;

export class ContentQuery extends ListQuery {
  @IsIn(CONTENT_SORTS) sort: (typeof CONTENT_SORTS)[number] = '-createdAt';
  @IsOptional() @IsIn([...CONTENT_CATEGORIES, 'team']) category?: ContentCategory;
  @IsOptional() @IsIn(CONTENT_TYPES) type?: ContentType;
  @IsOptional() @IsIn(VISIBILITIES) visibility?: Visibility;
}
