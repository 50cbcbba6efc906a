import { type Role, ROLES } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, isConsoleLanguage } from '@vitral/contracts/languages';
import { isEmail } from '@vitral/contracts/email';
import { LIMITS } from '@vitral/contracts/limits';
import { isPhoneNumber, NOTIFICATION_KINDS, type NotificationKind } from '@vitral/contracts/notifications';
import {
  type Accent,
  ACCENTS,
  BACKUP_FREQUENCIES,
  type BackupFrequency,
  BACKUP_RETENTION,
  HTTPS_SCOPES,
  type HttpsScope,
  PASSWORD_POLICIES,
  PASSWORD_POLICY_ALIASES,
  type PasswordPolicy,
  REGISTRATION_RETENTION_DAYS,
  type RegistrationRetentionDays,
  RETENTION_DAYS,
  type RetentionDays,
  SESSION_DAYS,
  SESSION_HOURS,
  SIGNATURE_POLICIES,
  type SessionDays,
  type SessionHours,
  type SettingsInput,
  type SignaturePolicy,
  type SettingsUpdate,
  type NotificationChannelSettings,
} from '@vitral/contracts/settings';
import { MEASURED_SHARES, type MeasuredShare } from '@vitral/contracts/visit-timings';
import { isZone } from '@vitral/schedule';
import { Transform, Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
  ArrayMaxSize,
} from 'class-validator';
import { IgnoresFields } from '../validation/check-shape.ts';
import { isHttpUrl, Line, TextOrEmpty, passes } from '../validation/text.ts';
import { TextInEveryLanguage } from '../validation/translations.ts';

const IsPhoneNumber = () => passes('isPhoneNumber', isPhoneNumber, { each: true });

class ChannelDto implements NotificationChannelSettings {
  @IsBoolean() isOn!: boolean;
  @Transform(inOrderOf(NOTIFICATION_KINDS))
  @IsArray()
  @ArrayUnique()
  @IsIn(NOTIFICATION_KINDS, { each: true })
  kinds!: NotificationKind[];
}

class SmsDto extends ChannelDto {
  @IsArray() @ArrayUnique() @ArrayMaxSize(LIMITS.phoneNumbers) @IsPhoneNumber() numbers!: string[];
}

type NotificationSettings = SettingsInput['notifications'];

export class NotificationSettingsDto implements NotificationSettings {
  @IsBoolean() isOn!: boolean;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => ChannelDto) mail!: ChannelDto;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => SmsDto) sms!: SmsDto;
}

/** A `@Transform` that sorts values like `choices`, so that the same values in another order are no change. */
function inOrderOf<Choice>(choices: readonly Choice[]) {
  return ({ value }: { value: unknown }): unknown =>
    Array.isArray(value) && value.every((chosen) => choices.includes(chosen))
      ? value.toSorted((one, other) => choices.indexOf(one) - choices.indexOf(other))
      : value;
}

class SiteNameDto extends TextInEveryLanguage(
  (language) => (isConsoleLanguage(language) ? Line : TextOrEmpty)(LIMITS.siteName),
  CONSOLE_LANGUAGES,
) {}

class SiteDescriptionDto extends TextInEveryLanguage(
  () => TextOrEmpty(LIMITS.siteDescription),
  CONSOLE_LANGUAGES,
) {}

type BackupSettings = SettingsInput['backups'];

class BackupSettingsDto implements BackupSettings {
  @IsBoolean() isOn!: boolean;
  @IsIn(BACKUP_FREQUENCIES) frequency!: BackupFrequency;
  @IsInt() @Min(BACKUP_RETENTION.min) @Max(BACKUP_RETENTION.max) kept!: number;
}

const ALIASES: Record<string, PasswordPolicy> = PASSWORD_POLICY_ALIASES;

const policy = ({ value }: { value: unknown }) =>
  typeof value === 'string' && Object.hasOwn(ALIASES, value) ? ALIASES[value] : value;

/** The whole document; all fields are required. */
@IgnoresFields('canMail', 'canSms', 'updatedAt')
export class SettingsDto implements SettingsUpdate {
  @IsDefined() @IsObject() @ValidateNested() @Type(() => SiteNameDto) siteName!: SiteNameDto;
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => SiteDescriptionDto)
  siteDescription!: SiteDescriptionDto;
  @IsBoolean() isRegistrationOpen!: boolean;
  @IsBoolean() isMaintenanceOn!: boolean;
  @IsBoolean() isDark!: boolean;
  @IsBoolean() isCompact!: boolean;
  @IsIn(ACCENTS) accent!: Accent;
  @MaxLength(LIMITS.timeZone) @passes('isZone', isZone) timeZone!: string;
  @IsIn(SESSION_HOURS) sessionHours!: SessionHours;
  @IsIn(SESSION_DAYS) sessionDays!: SessionDays;
  @Transform(policy) @IsIn(PASSWORD_POLICIES) passwordPolicy!: PasswordPolicy;
  @IsBoolean() isPasswordLoginOff!: boolean;
  @TextOrEmpty(LIMITS.url)
  @passes('isHttpAddress', (text) => text === '' || isHttpUrl(text))
  leakedPasswordsUrl!: string;
  @Transform(inOrderOf(ROLES))
  @IsArray()
  @ArrayUnique()
  @IsIn(ROLES, { each: true })
  secondFactorRoles!: Role[];
  @ValidateIf((settings: SettingsDto) => settings.contactRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  contactRetentionDays!: RetentionDays | null;
  @TextOrEmpty(LIMITS.email)
  @passes('isEmail', (text) => text === '' || isEmail(text))
  contactReplyTo!: string;
  @ValidateIf((settings: SettingsDto) => settings.auditRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  auditRetentionDays!: RetentionDays | null;
  @ValidateIf((settings: SettingsDto) => settings.securityRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  securityRetentionDays!: RetentionDays | null;
  @IsIn(REGISTRATION_RETENTION_DAYS) registrationRetentionDays!: RegistrationRetentionDays;
  @IsIn(REGISTRATION_RETENTION_DAYS) requestRetentionDays!: RegistrationRetentionDays;
  @IsBoolean() mayManagersReadRegistrations!: boolean;
  @IsBoolean() isNewDeviceMailOn!: boolean;
  @IsBoolean() isFailureBurstMailOn!: boolean;
  @IsIn(SIGNATURE_POLICIES) moduleSignatures!: SignaturePolicy;
  @IsIn(MEASURED_SHARES) measuredShare!: MeasuredShare;
  @IsBoolean() areRegressionsWithdrawn!: boolean;
  @IsIn(HTTPS_SCOPES) httpsScope!: HttpsScope;
  @IsBoolean() isSocialSyncOn!: boolean;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => BackupSettingsDto) backups!: BackupSettingsDto;
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => NotificationSettingsDto)
  notifications!: NotificationSettingsDto;
  /** 0 until the first change. */
  @IsInt() @Min(0) version!: number;
}
