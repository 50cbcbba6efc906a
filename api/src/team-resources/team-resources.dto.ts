import { LIMITS } from '@vitral/contracts/limits';
import {
  RESOURCE_TYPES,
  type ResourceType,
  TEAM_RESOURCE_BULK_ACTIONS,
  type TeamResourceBulkChange,
  type TeamResourceInput,
  type TeamResourceUpdate,
} from '@vitral/contracts/team-resources';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Min, ValidateBy, ValidateIf } from 'class-validator';
import { OptionalInstant } from '../platform/validation/dates.ts';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
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

/** The filters and the order of an export or a bulk change. */
export class TeamResourcesExportQuery extends exportOf(TeamResourcesQuery) {}

export class TeamResourceBulkDto extends BulkDto implements TeamResourceBulkChange {
  @IsIn(TEAM_RESOURCE_BULK_ACTIONS) action!: TeamResourceBulkChange['action'];
  @ValidateIf(({ action }: TeamResourceBulkDto) => action === 'set-type')
  @IsIn(RESOURCE_TYPES)
  type?: ResourceType;
}
