import {
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
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IgnoresFields } from '../platform/validation/ignored-fields.ts';

class NotificationsDto {
  @IsBoolean() contactMessages!: boolean;
  @IsBoolean() newAccounts!: boolean;
}

const ALIASES: Record<string, PasswordPolicy> = PASSWORD_POLICY_ALIASES;

const policy = ({ value }: { value: unknown }) =>
  typeof value === 'string' && Object.hasOwn(ALIASES, value) ? ALIASES[value] : value;

const inRankOrder = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((role) => ROLES.includes(role))
    ? value.toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other))
    : value;

/** The whole document: nothing may be left out. */
@IgnoresFields('canMail', 'updatedAt')
export class SettingsDto implements SettingsUpdate {
  @IsBoolean() isRegistrationOpen!: boolean;
  @IsIn(SESSION_HOURS) sessionHours!: SessionHours;
  @Transform(policy) @IsIn(PASSWORD_POLICIES) passwordPolicy!: PasswordPolicy;
  @Transform(inRankOrder) @IsArray() @ArrayUnique() @IsIn(ROLES, { each: true }) secondFactorRoles!: Role[];
  @ValidateIf((settings: SettingsDto) => settings.contactRetentionDays !== null)
  @IsIn(RETENTION_DAYS)
  contactRetentionDays!: RetentionDays | null;
  @IsBoolean() isSocialSyncOn!: boolean;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => NotificationsDto) notifications!: NotificationsDto;
  /** 0 while nobody has changed anything. */
  @IsInt() @Min(0) version!: number;
}
