import { RESOURCE_TYPES, type ResourceType } from '@vitral/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../platform/validation/list-query.dto.ts';

/** A leading hyphen turns the order round. */
export const RESOURCE_SORTS = ['title', '-title', 'type', '-downloadCount', '-createdAt'] as const;

export class TeamResourcesQuery extends ListQuery {
  @IsIn(RESOURCE_SORTS) sort: (typeof RESOURCE_SORTS)[number] = 'title';
  @IsOptional() @IsIn(RESOURCE_TYPES) type?: ResourceType;
}
