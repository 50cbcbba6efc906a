import {
  LIMITS,
  type MeetingExceptionInput,
  type MeetingExceptionUpdate,
  type MovedOccurrence,
} from '@vitral/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsObject, IsOptional, Min, ValidateIf, ValidateNested } from 'class-validator';
import { CalendarDate } from '../platform/validation/dates.ts';
import { IgnoresFields } from '../platform/validation/ignored-fields.ts';
import { OptionalText, Text } from '../platform/validation/text.ts';
import { ClockTime } from './schedule.fields.ts';

export class MovedDateDto implements MovedOccurrence {
  @CalendarDate() date!: string;
  @ClockTime() time!: string;
  @IsOptional() @ClockTime() endTime?: string;
}

export class MeetingExceptionDto implements MeetingExceptionInput {
  @CalendarDate() date!: string;
  /** Null cancels the date. The field is required, so that nobody cancels by leaving it out. */
  @ValidateIf(({ movedTo }: MeetingExceptionDto) => movedTo !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => MovedDateDto)
  movedTo!: MovedDateDto | null;
  @Text(LIMITS.reason) reason!: string;
  @OptionalText(LIMITS.reason) reasonEn: string | null = null;
}

@IgnoresFields('id')
export class MeetingExceptionUpdateDto extends MeetingExceptionDto implements MeetingExceptionUpdate {
  @IsInt() @Min(1) version!: number;
}
