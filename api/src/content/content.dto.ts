import {
  CONTENT_TYPES,
  type ContentCategory,
  type ContentType,
  type ContentUpdate,
  type FocalPoint,
  type UseConfirmation,
  type Visibility,
} from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { OptionalInstant } from '../platform/validation/dates.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Switch } from '../platform/validation/text.ts';
import { Category, Description, Tags, Title, VisibilityName } from './content.fields.ts';

const WIDEST_PICTURE = 10_000;

const SORTED_BY = [
  'title',
  'createdAt',
  'updatedAt',
  'downloadCount',
  'fileSize',
  'type',
  'category',
  'visibility',
] as const;
type ContentSortField = (typeof SORTED_BY)[number];
/** A leading hyphen means descending order. */
type ContentSort = ContentSortField | `-${ContentSortField}`;
export const CONTENT_SORTS: ContentSort[] = SORTED_BY.flatMap((field) => [field, `-${field}` as const]);

export class ContentQuery extends ListQuery {
  @IsIn(CONTENT_SORTS) sort: ContentSort = '-createdAt';
  @IsOptional() @Category() category?: ContentCategory;
  @IsOptional() @IsIn(CONTENT_TYPES) type?: ContentType;
  @IsOptional() @VisibilityName() visibility?: Visibility;
  @IsOptional() @Switch() @IsBoolean() isVisible?: boolean;
  @IsOptional() @Switch() @IsBoolean() isScheduled?: boolean;
  /** Selects items that await a review; only for staff who may edit. */
  @IsOptional() @Switch() @IsBoolean() isInReview?: boolean;
  /** Lists the items in the trash only. */
  @Switch() @IsBoolean() trashed = false;
}

/** An export is never paged and never lists the trash. */
export class ContentExportQuery extends OmitType(exportOf(ContentQuery), ['trashed']) {}

export class ContentStatsQuery {
  @IsOptional() @Category() category?: ContentCategory;
}

class FocalPointDto implements FocalPoint {
  @IsInt() @Min(0) @Max(100) x!: number;
  @IsInt() @Min(0) @Max(100) y!: number;
}

/** A full update may send the item as it was read; fields that the server sets are ignored. */
@IgnoresFields(
  'id',
  'type',
  'filename',
  'originalName',
  'mimeType',
  'fileSize',
  'checksum',
  'dimensions',
  'downloadCount',
  'uploadedBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
)
export class ContentUpdateDto implements ContentUpdate {
  @Title() title!: string;
  @Description() description = '';
  @Category() category!: ContentCategory;
  @VisibilityName() visibility!: Visibility;
  @IsBoolean() isVisible!: boolean;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
  @Tags() tags: string[] = [];
  @IsOptional() @IsObject() @ValidateNested() @Type(() => FocalPointDto) focalPoint: FocalPoint | null = null;
  @IsInt() @Min(1) version!: number;
  @IsBoolean() evenIfUsed = false;
}

/** Query parameter of a deletion: confirms it although the file is in use. */
export class EvenIfUsedQuery implements UseConfirmation {
  @Switch() @IsBoolean() evenIfUsed = false;
}

export class ContentFileQuery {
  @IsIn(['attachment', 'inline']) disposition: 'attachment' | 'inline' = 'attachment';
  /** Pixels: the smallest variant of a picture that is at least this wide. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(WIDEST_PICTURE) w?: number;
  @IsOptional() @IsIn(['square']) shape?: 'square';
}

const BULK_ACTIONS = [
  'set-visibility',
  'show',
  'hide',
  'delete',
  'restore',
  'add-tags',
  'remove-tags',
] as const;
type BulkAction = (typeof BULK_ACTIONS)[number];

const isAboutTags = ({ action }: ContentBulkDto) => action === 'add-tags' || action === 'remove-tags';

/** Returns distinct ids in the order in which their rows are locked. */
const distinct = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
    ? [...new Set(value.map((id: string) => id.toLowerCase()))].sort()
    : value;

/** The DTO of ContentBulkChange. Fields that the action does not need are ignored. */
export class ContentBulkDto {
  @Transform(distinct)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.bulk)
  @IsUUID('all', { each: true })
  ids!: string[];

  @IsIn(BULK_ACTIONS) action!: BulkAction;

  @ValidateIf(({ action }: ContentBulkDto) => action === 'set-visibility')
  @VisibilityName()
  visibility!: Visibility;

  @ValidateIf(isAboutTags) @ArrayNotEmpty() @Tags() tags!: string[];

  @IsBoolean() evenIfUsed = false;
}
