import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import {
  SHARE_LINK_BULK_ACTIONS,
  SHARE_LINK_SORTS,
  type ShareLinkBulkChange,
  SHARE_LINK_STATES,
  SHARE_LINK_USES,
  SHARE_LINK_YEARS,
  type SharedItemsInput,
  type ShareLinkInput,
  type ShareLinkSort,
  type ShareLinkState,
  type ShareLinkUpdate,
  type ShareLinkUse,
} from '@vitral/contracts/share-links';
import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { isInstant } from '../platform/validation/dates.ts';
import { cleanLineOrNull, OptionalLine, OptionalText } from '../platform/validation/text.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';

/** Only a page of several items has a title. */
const unlessOneItem = () =>
  ValidateIf(
    ({ contentIds }: { contentIds?: unknown }, value: unknown) =>
      value !== null || (Array.isArray(contentIds) && contentIds.length > 1),
  );

const unlessNull = () => ValidateIf((_, value: unknown) => value !== null);

export class ShareLinkDto implements ShareLinkInput {
  @unlessNull()
  @ValidateBy({ name: 'isComingInstant', validator: { validate: isComingInstant } })
  expiresAt!: string | null;

  @unlessNull()
  @IsString()
  @Length(LIMITS.sharePasswordMin, LIMITS.password)
  password!: string | null;

  @Transform(cleanLineOrNull) @unlessOneItem() @IsString() @Length(1, LIMITS.title) title: string | null =
    null;
  @OptionalText(LIMITS.shareMessage) message: string | null = null;
  @OptionalLine(LIMITS.name) recipient: string | null = null;
  @IsOptional() @IsIn(LANGUAGES) language: Language | null = null;
  @IsBoolean() hasForm = true;
}

export class SharedItemsDto extends ShareLinkDto implements SharedItemsInput {
  /** In lower case, as the database stores them, so that duplicates are found. */
  @Transform(({ value }: { value: unknown }) => lowerCased(value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.sharedItems)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  contentIds!: string[];
}

@IgnoresFields(
  ...([
    'id',
    'path',
    'items',
    'hasPassword',
    'leadCount',
    'revokedAt',
    'downloadCount',
    'lastDownloadAt',
  ] as const),
  ...(['openCount', 'visitorCount', 'lastOpenedAt', 'createdAt', 'createdBy'] as const),
)
export class ShareLinkUpdateDto
  extends OmitType(SharedItemsDto, ['expiresAt', 'password'] as const)
  implements ShareLinkUpdate
{
  @IsInt() @Min(1) version!: number;

  @unlessNull()
  @IsOptional()
  @ValidateBy({ name: 'isComingInstant', validator: { validate: isComingInstant } })
  expiresAt?: string | null;

  @unlessNull()
  @IsOptional()
  @IsString()
  @Length(LIMITS.sharePasswordMin, LIMITS.password)
  password?: string | null;
}

export class ShareLinksQuery extends OmitType(ListQuery, ['q'] as const) {}

export class ListedShareLinksQuery extends ListQuery {
  @IsIn(SHARE_LINK_SORTS) sort: ShareLinkSort = '-createdAt';
  @IsOptional() @IsIn(SHARE_LINK_STATES) state?: ShareLinkState;
  @IsOptional() @IsIn(SHARE_LINK_USES) use?: ShareLinkUse;
  /** Limits the list to links of the requesting account; users get no others anyway. */
  @IsOptional() @IsIn(['me']) owner?: 'me';
}

/** The filters and the order of an export or a bulk change. */
export class ShareLinksExportQuery extends exportOf(ListedShareLinksQuery) {}

export class ShareLinkBulkDto extends BulkDto implements ShareLinkBulkChange {
  @IsIn(SHARE_LINK_BULK_ACTIONS) action!: ShareLinkBulkChange['action'];
}

const lowerCased = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => (typeof one === 'string' ? one.toLowerCase() : one))
    : value;

/** Returns whether a text is an instant with its zone, in the future and at most `SHARE_LINK_YEARS` ahead. */
function isComingInstant(value: unknown): boolean {
  if (!isInstant(value)) return false;
  const instant = new Date(String(value));
  const latest = new Date();
  latest.setFullYear(latest.getFullYear() + SHARE_LINK_YEARS);
  return instant > new Date() && instant <= latest;
}
