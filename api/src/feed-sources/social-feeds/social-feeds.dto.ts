import { LIMITS } from '@vitral/contracts/limits';
import {
  SOCIAL_PLATFORMS,
  type SocialFeedInput,
  type SocialFeedUpdate,
  type SocialPlatform,
} from '@vitral/contracts/social-feeds';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, ValidateBy } from 'class-validator';
import { Instant, OptionalInstant } from '../../platform/validation/dates.ts';
import { exportOf } from '../../platform/csv/export-query.dto.ts';
import { IgnoresFields } from '../../platform/validation/check-shape.ts';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { isHttpUrl, isWebUrl, Line, Text, TextOrEmpty, Switch } from '../../platform/validation/text.ts';

const isHttpUrlOrEmpty = (value: unknown) => value === '' || isHttpUrl(value);

export class SocialFeedDto implements SocialFeedInput {
  @IsIn(SOCIAL_PLATFORMS) platform!: SocialPlatform;
  @Line(LIMITS.title) title!: string;
  @TextOrEmpty(LIMITS.description) description = '';
  /** An http(s) URL. */
  @Text(LIMITS.url)
  @ValidateBy({ name: 'isWebAddress', validator: { validate: isWebUrl } })
  @Matches(/^http/i)
  url!: string;
  @TextOrEmpty(LIMITS.url)
  @ValidateBy({ name: 'isHttpAddress', validator: { validate: isHttpUrlOrEmpty } })
  thumbnailUrl = '';
  @IsBoolean() isLive = false;
  @IsInt() @Min(0) @Max(LIMITS.count) viewCount = 0;
  @IsInt() @Min(0) @Max(LIMITS.count) engagementCount = 0;
  @Instant()
  createdAt: string = new Date().toISOString();
  @IsBoolean() isActive = true;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
}

@IgnoresFields('id', 'sourceId', 'isEdited', 'updatedAt')
export class SocialFeedUpdateDto extends SocialFeedDto implements SocialFeedUpdate {
  @IsInt() @Min(1) version!: number;
}

export class SocialFeedsQuery extends ListQuery {
  @IsOptional() @IsIn(SOCIAL_PLATFORMS) platform?: SocialPlatform;
  /** This filter and the next two are only for staff who may edit; everybody else gets the active posts. */
  @IsOptional() @Switch() @IsBoolean() isActive?: boolean;
  @IsOptional() @Switch() @IsBoolean() isScheduled?: boolean;
  @IsOptional() @IsUUID() sourceId?: string;
}

/** The filters of an export or a bulk change. */
export class SocialFeedsExportQuery extends exportOf(SocialFeedsQuery) {}
