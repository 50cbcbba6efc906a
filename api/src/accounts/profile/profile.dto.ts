import {
  type ConfirmationInput,
  DENSITIES,
  NOTIFICATION_EMAILS,
  THEMES,
  type Density,
  type LoginRenewalInput,
  type NotificationEmails,
  type PasswordChangeInput,
  type PreferencesInput,
  type SecondFactorRemovalInput,
  type Theme,
} from '@vitral/contracts/accounts';
import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { isNewsVersion } from '@vitral/contracts/news';
import { IsBoolean, IsIn, IsOptional, IsString, Length, ValidateIf } from 'class-validator';
import { passes } from '../../platform/validation/text.ts';

/** Omitted fields stay unchanged; null follows the site's setting. */
export class PreferencesDto implements PreferencesInput {
  @IsOptional() @IsIn(LANGUAGES) language?: Language | null;
  @IsOptional() @IsIn(THEMES) theme?: Theme | null;
  @IsOptional() @IsIn(DENSITIES) density?: Density | null;
  @ValidateIf(({ notificationEmails }: PreferencesDto) => notificationEmails !== undefined)
  @IsIn(NOTIFICATION_EMAILS)
  notificationEmails?: NotificationEmails;
  @ValidateIf(({ hidesFirstSteps }: PreferencesDto) => hidesFirstSteps !== undefined)
  @IsBoolean()
  hidesFirstSteps?: boolean;
  @ValidateIf(({ newsSeen }: PreferencesDto) => newsSeen !== undefined)
  @passes('isVersion', isNewsVersion)
  newsSeen?: string;
}

/** Only limits the work; `PasswordPolicy` checks the new password. */
export class PasswordChangeDto implements PasswordChangeInput {
  @ValidateIf(({ currentPassword }: PasswordChangeDto) => currentPassword !== undefined)
  @IsString()
  @Length(1, LIMITS.password)
  currentPassword?: string;
  @IsString() @Length(1, LIMITS.password) newPassword!: string;
}

/** The person's own password, which makes the login recent again. */
export class OwnPasswordDto implements LoginRenewalInput {
  @IsString() @Length(1, LIMITS.password) password!: string;
}

/** Accounts that log in without a password send none: they need a recent login. */
export class ConfirmationDto implements ConfirmationInput {
  @ValidateIf(({ password }: ConfirmationDto) => password !== undefined)
  @IsString()
  @Length(1, LIMITS.password)
  password?: string;
}

export class SecondFactorCodeDto {
  @IsString() @Length(1, LIMITS.code) code!: string;
}

/** Both factors, before the second one is turned off or its recovery codes are replaced. */
export class SecondFactorRemovalDto extends SecondFactorCodeDto implements SecondFactorRemovalInput {
  @ValidateIf(({ password }: SecondFactorRemovalDto) => password !== undefined)
  @IsString()
  @Length(1, LIMITS.password)
  password?: string;
}
