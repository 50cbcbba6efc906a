import {
  isPhoneNumber,
  LIMITS,
  NOTIFICATION_KINDS,
  type NotificationChannelSettings,
  type NotificationKind,
  type SettingsInput,
} from '@vitral/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsObject,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { inOrderOf } from './in-order-of.ts';

const IsPhoneNumber = () =>
  ValidateBy(
    {
      name: 'isPhoneNumber',
      validator: { validate: (value) => typeof value === 'string' && isPhoneNumber(value) },
    },
    { each: true },
  );

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
