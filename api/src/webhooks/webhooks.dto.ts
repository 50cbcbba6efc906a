import { LIMITS } from '@vitral/contracts/limits';
import {
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookInput,
  type WebhookUpdate,
} from '@vitral/contracts/webhooks';
import {
  ArrayMinSize,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Min,
} from 'class-validator';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { isSecureUrl } from '../platform/validation/secure-url.ts';
import { HttpUrl, Line, passes } from '../platform/validation/text.ts';

export class WebhookDto implements WebhookInput {
  @Line(LIMITS.name) name!: string;
  @HttpUrl() @passes('isSecureUrl', isSecureUrl) url!: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events!: WebhookEvent[];
  @IsBoolean() isActive = true;
}

@IgnoresFields(
  ...(['id', 'createdAt', 'updatedAt'] as const),
  ...(['failingSince', 'failures', 'switchedOffAt', 'previousSecretUntil'] as const),
)
export class WebhookUpdateDto extends WebhookDto implements WebhookUpdate {
  @IsInt() @Min(1) version!: number;
}
