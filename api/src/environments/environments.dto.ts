import { applyDecorators } from '@nestjs/common';
import {
  ENVIRONMENT_LIMITS,
  ENVIRONMENT_NAME,
  type EnvironmentInput,
  type EnvironmentUpdate,
  PROMOTION_ACTIONS,
  type PromotionAction,
  type PromotionInput,
} from '@vitral/contracts/environments';
import { LIMITS } from '@vitral/contracts/limits';
import type { ReleaseName } from '@vitral/contracts/modules';
import { TOKEN_PREFIX } from '@vitral/contracts/module-tokens';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { originIn } from '../platform/config/variables.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { IsReleaseName } from '../platform/validation/module-name.ts';
import { isSecureUrl } from '../platform/validation/secure-url.ts';
import { passes } from '../platform/validation/text.ts';

/** Accepts origins only, with https unless the site is on this machine: the network must not read the token. */
function isSiteOrigin(text: string): boolean {
  return originIn(text) === text && isSecureUrl(text);
}

const Origin = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (originIn(value.trim()) ?? value) : value,
    ),
    MaxLength(LIMITS.url),
    passes('isSiteOrigin', isSiteOrigin),
  );

export class EnvironmentDto implements EnvironmentInput {
  @Matches(ENVIRONMENT_NAME) name!: string;
  @Origin() url!: string;
  @IsInt() @Min(1) @Max(ENVIRONMENT_LIMITS.place) place = 1;
  /** A module token of the other site. Null keeps the stored one, unless the URL changes. */
  @ValidateIf(({ token }: EnvironmentDto) => token !== null)
  @Matches(new RegExp(`^${TOKEN_PREFIX}[\\w-]{20,200}$`))
  token: string | null = null;
}

@IgnoresFields('id', 'createdAt', 'updatedAt', 'lastFour')
export class EnvironmentUpdateDto extends EnvironmentDto implements EnvironmentUpdate {
  @IsInt() @Min(1) version!: number;
}

export class PromotionDto implements PromotionInput {
  @Matches(ENVIRONMENT_NAME) environment!: string;
  @IsReleaseName() module!: ReleaseName;
  @Matches(/^\d[\w.+-]*$/) @MaxLength(RELEASE_LIMITS.version) version!: string;
  @IsIn(PROMOTION_ACTIONS) action!: PromotionAction;
  @ValidateIf(({ action }: PromotionDto) => action === 'share')
  @IsInt()
  @Min(1)
  @Max(99)
  share?: number;
}
