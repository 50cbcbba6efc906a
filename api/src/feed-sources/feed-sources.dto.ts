import { LIMITS } from '@vitral/contracts/limits';
import {
  FEED_SOURCE_KINDS,
  type FeedSourceInput,
  type FeedSourceKind,
  type FeedSourceUpdate,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from '@vitral/contracts/social-feeds';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Min, ValidateBy, type ValidationArguments } from 'class-validator';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { cleanText, isWebUrl, Line } from '../platform/validation/text.ts';

export class FeedSourceDto implements FeedSourceInput {
  @IsIn(SOCIAL_PLATFORMS) platform!: SocialPlatform;
  @Line(LIMITS.title) title!: string;
  /** An http(s) URL without a login, normalized as browsers do. */
  @Transform(({ value }: { value: unknown }) => normalizeUrl(value))
  @ValidateBy({ name: 'isFeedAddress', validator: { validate: isFeedUrl } })
  url!: string;
  @IsIn(FEED_SOURCE_KINDS)
  @ValidateBy({ name: 'fitsPlatform', validator: { validate: fitsPlatform } })
  kind!: FeedSourceKind;
  @IsBoolean() isActive = true;
}

@IgnoresFields(
  'id',
  'itemCount',
  'engagementCount',
  'isSyncing',
  'lastSyncAt',
  'lastSuccessAt',
  'nextSyncAt',
  'lastProblem',
  'lastStatus',
  'createdAt',
  'updatedAt',
)
export class FeedSourceUpdateDto extends FeedSourceDto implements FeedSourceUpdate {
  @IsInt() @Min(1) version!: number;
}

/** Normalizes a URL, so that no feed is added twice: `HTTPS://Example.org` becomes `https://example.org/`. */
function normalizeUrl(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  return isWebUrl(text) && URL.canParse(text) ? new URL(text).href : text;
}

function isFeedUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !isWebUrl(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
}

/** The kinds `youtube` and `twitter` require the platform of the same name. */
function fitsPlatform(kind: unknown, args?: ValidationArguments): boolean {
  const isOfPlatform = kind === 'youtube' || kind === 'twitter';
  return !isOfPlatform || (args?.object as Partial<FeedSourceDto>).platform === kind;
}
