import {
  DENSITIES,
  LANGUAGES,
  LIMITS,
  THEMES,
  type Density,
  type Language,
  type PasswordChangeInput,
  type PreferencesInput,
  type Theme,
} from '@vitral/contracts';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';

/** What is left out stays; null follows the site. */
export class PreferencesDto implements PreferencesInput {
  @IsOptional() @IsIn(LANGUAGES) language?: Language | null;
  @IsOptional() @IsIn(THEMES) theme?: Theme | null;
  @IsOptional() @IsIn(DENSITIES) density?: Density | null;
}

/** Only bounds the work: what a new password must be is the policy's. */
export class PasswordChangeDto implements PasswordChangeInput {
  @IsString() @Length(1, LIMITS.password) currentPassword!: string;
  @IsString() @Length(1, LIMITS.password) newPassword!: string;
}

/** The person's own password, asked for again before the account is opened or closed to somebody. */
export class OwnPasswordDto {
  @IsString() @Length(1, LIMITS.password) password!: string;
}

export class SecondFactorCodeDto {
  @IsString() @Length(1, LIMITS.code) code!: string;
}
