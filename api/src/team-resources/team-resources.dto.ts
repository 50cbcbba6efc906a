import { LIMITS } from '@vitral/contracts/limits';
import {
  RESOURCE_TYPES,
  type ResourceType,
  type TeamResourceInput,
  type TeamResourceUpdate,
} from '@vitral/contracts/team-resources';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Min, ValidateBy } from 'class-validator';
import { OptionalInstant } from '../platform/validation/dates.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { isWebUrl, Line, Text, TextOrEmpty, Switch } from '../platform/validation/text.ts';

export class TeamResourceDto implements TeamResourceInput {
  @Line(LIMITS.title) title!: string;
  @TextOrEmpty(LIMITS.description) description = '';
  @IsIn(RESOURCE_TYPES) type!: ResourceType;
  /** An http(s) URL or a path on this site. */
  @Text(LIMITS.url)
  @ValidateBy({ name: 'isWebAddress', validator: { validate: isWebUrl } })
  url!: string;
  /** A resource is active unless this is explicitly false. */
  @Transform(({ value }: { value: unknown }) => value ?? true) @IsBoolean() isActive = true;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
}

@IgnoresFields('id', 'downloadCount', 'recentCount', 'previousCount', 'createdAt', 'updatedAt')
export class TeamResourceUpdateDto extends TeamResourceDto implements TeamResourceUpdate {
  @IsInt() @Min(1) version!: number;
}

/** A leading hyphen means descending order. */
export const RESOURCE_SORTS = ['title', '-title', 'type', '-downloadCount', '-createdAt'] as const;

export class TeamResourcesQuery extends ListQuery {
  @IsIn(RESOURCE_SORTS) sort: (typeof RESOURCE_SORTS)[number] = 'title';
  @IsOptional() @IsIn(RESOURCE_TYPES) type?: ResourceType;
  /** This filter and the next are only for staff who may edit; everybody else gets the active rows. */
  @IsOptional() @Switch() @IsBoolean() isActive?: boolean;
  @IsOptional() @Switch() @IsBoolean() isScheduled?: boolean;
}
