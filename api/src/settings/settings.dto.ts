import {
  BACKUP_FREQUENCIES,
  type BackupFrequency,
  BACKUPS_KEPT,
  type Bilingual,
  LIMITS,
  NOTIFICATION_KINDS,
  type NotificationChannelSettings,
  type NotificationKind,
  PASSWORD_POLICIES,
  PASSWORD_POLICY_ALIASES,
  type PasswordPolicy,
  RETENTION_DAYS,
  type RetentionDays,
  type Role,
  ROLES,
  SESSION_HOURS,
  type SessionHours,
  type SettingsUpdate,
} from '@vitral/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IgnoresFields } from '../platform/validation/ignored-fields.ts';
import { Line, TextOrEmpty } from '../platform/validation/text.ts';

class BilingualNameDto implements Bilingual {
  @Line(LIMITS.siteName) es!: string;
  @Line(LIMITS.siteName) en!: string;
}

class BilingualDescriptionDto implements Bilingual {
  @TextOrEmpty(LIMITS.siteDescription) es!: string;
  @TextOrEmpty(LIMITS.siteDescription) en!: string;
}

class ChannelDto implements NotificationChannelSettings {
  @IsBoolean() isOn!: boolean;
  @IsArray() @ArrayUnique() @IsIn(NOTIFICATION_KINDS, { each: true }) kinds!: NotificationKind[];
}

class SmsDto extends ChannelDto {
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.phoneNumbers)
  @Matches(/^\+[1-9]\d{6,14}$/, { each: true })
  numbers!: string[];
}

class NotificationsDto {
  @IsBoolean() isOn!: boolean;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => ChannelDto) mail!: ChannelDto;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => SmsDto) sms!: SmsDto;
}

class BackupsDto {
  @IsBoolean() isOn!: boolean;
  @IsIn(BACKUP_FREQUENCIES) frequency!: BackupFrequency;
  @IsInt() @Min(BACKUPS_KEPT.min) @Max(BACKUPS_KEPT.max) kept!: number;
}

const ALIASES: Record<string, PasswordPolicy> = PASSWORD_POLICY_ALIASES;

const policy = ({ value }: { value: unknown }) =>
  typeof value === 'string' && Object.hasOwn(ALIASES, value) ? ALIASES[value] : value;

const inRankOrder = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((role) => ROLES.includes(role))
    ? value.toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other))
    : value;

/** The whole document: nothing may be left out. */
@IgnoresFields('canMail', 'canSms', 'updatedAt')
export class SettingsDto implements SettingsUpdate {
  @IsDefined() @IsObject() @ValidateNested() @Type(() => BilingualNameDto) siteName!: Bilingual;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => BilingualDescriptionDto) siteDescription!: Bilingual;
  @IsBoolean() isRegistrationOpen!: boolean;
  @IsBoolean() isMaintenanceOn!: boolean;
  @IsBoolean() isDark!: boolean;
  @IsBoolean() isCompact!: boolean;
  @IsIn(SESSION_HOURS) sessionHours!: SessionHours;
  @Transform(policy) @IsIn(PASSWORD_POLICIES) passwordPolicy!: PasswordPolicy;
  @Transform(inRankOrder) @IsArray() @ArrayUnique() @IsIn(ROLES, { each: true }) secondFactorRoles!: Role[];
  @ValidateIf((settings: SettingsDto) => settings.contactRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  contactRetentionDays!: RetentionDays | null;
  @ValidateIf((settings: SettingsDto) => settings.auditRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  auditRetentionDays!: RetentionDays | null;
  @IsBoolean() isSocialSyncOn!: boolean;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => BackupsDto) backups!: BackupsDto;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => NotificationsDto) notifications!: NotificationsDto;
  /** 0 while nobody has changed anything. */
  @IsInt() @Min(0) version!: number;
}
