import type { EmbedInput, EmbedMove, EmbedUpdate } from '@vitral/contracts/embeds';
import { LIMITS } from '@vitral/contracts/limits';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@vitral/contracts/social-feeds';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { Line } from '../platform/validation/text.ts';

@IgnoresFields('id', 'kind', 'embedId', 'order', 'createdAt', 'updatedAt', 'version')
export class EmbedDto implements EmbedInput {
  @IsIn(SOCIAL_PLATFORMS) platform!: SocialPlatform;
  @Line(LIMITS.title) title!: string;
  /** A URL on the platform's own hosts, or an id or name by itself. */
  @Line(LIMITS.url) url!: string;
  @IsBoolean() isActive = true;
}

@IgnoresFields('id', 'kind', 'embedId', 'order', 'createdAt', 'updatedAt')
export class EmbedUpdateDto extends EmbedDto implements EmbedUpdate {
  @IsInt() @Min(1) version!: number;
}

export class EmbedMoveDto implements EmbedMove {
  @IsInt() @Min(0) @Max(LIMITS.count) order!: number;
}
