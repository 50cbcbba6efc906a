import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import {
  MEETING_CATEGORIES,
  type MeetingCategory,
  type ScheduleInput,
  type TimeSlot,
  type Weekday,
  type ZoomMeetingInput,
  type ZoomMeetingUpdate,
  type MeetingExceptionInput,
  type MeetingExceptionUpdate,
  type MovedOccurrence,
  ANALYTICS_WEEKS,
  type AnalyticsWeeks,
} from '@vitral/contracts/zoom-meetings';
import {
  ArrayMaxSize,
  Equals,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Min,
  ValidateNested,
  IsObject,
  ValidateIf,
} from 'class-validator';
import { Type } from 'class-transformer';
import { WithTranslations } from '../platform/validation/translations.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import {
  HttpUrl,
  Line,
  OptionalText,
  OptionalUrlOrPath,
  TextOrEmpty,
  Text,
} from '../platform/validation/text.ts';
import { ClockTime, Days, Slots, Zone } from './schedule.fields.ts';
import { RegistrationSettingsDto } from './registration-settings.dto.ts';
import { CalendarDate } from '../platform/validation/dates.ts';

export class TimeSlotDto implements TimeSlot {
  @Zone() timezone!: string;
  @ClockTime() time!: string;
  @IsOptional() @ClockTime() endTime?: string;
  /** True for a slot that takes its times from the first slot; times sent for it are ignored. */
  @IsOptional() @Equals(true) follows?: true;
}

/** Lists or JSON text. The time of a slot may be named `startTime`, and days may be ranges. */
export class ScheduleDto implements ScheduleInput {
  @Days() daysOfWeek!: Weekday[];
  @Slots((fields) => Object.assign(new TimeSlotDto(), fields))
  @ValidateNested({ each: true })
  timeSlots!: TimeSlotDto[];
}

const MEETING_TRANSLATIONS = {
  title: () => OptionalText(LIMITS.title),
  description: () => OptionalText(LIMITS.description),
};

export class ZoomMeetingDto
  extends WithTranslations(MEETING_TRANSLATIONS, ScheduleDto)
  implements ZoomMeetingInput
{
  @Line(LIMITS.title) title!: string;
  @TextOrEmpty(LIMITS.description) description = '';
  @IsIn(MEETING_CATEGORIES) category!: MeetingCategory;
  @ValidateIf(({ isManagedInZoom }: ZoomMeetingDto) => !isManagedInZoom) @HttpUrl() zoomLink!: string;
  @IsBoolean() isManagedInZoom = false;
  @IsBoolean() isActive = true;
  @OptionalUrlOrPath() image: string | null = null;
  @IsOptional() @IsUUID() leaderId: string | null = null;
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => RegistrationSettingsDto)
  registration: RegistrationSettingsDto | null = null;
}

/** Ids of meeting exceptions. */
const DateIds = () =>
  applyDecorators(IsOptional(), IsUUID('all', { each: true }), ArrayMaxSize(2 * LIMITS.meetingExceptions));

@IgnoresFields(
  'id',
  'createdAt',
  'updatedAt',
  'exceptions',
  'datelessExceptions',
  'acknowledgement',
  'dates',
  'disagreements',
)
export class ZoomMeetingUpdateDto extends ZoomMeetingDto implements ZoomMeetingUpdate {
  @IsInt() @Min(1) version!: number;
  @DateIds() keptDates?: string[];
  @DateIds() removedDates?: string[];
}

export class AcknowledgementDto {
  /** The version whose slots the person saw. */
  @IsInt() @Min(1) version!: number;
}

class MovedDateDto implements MovedOccurrence {
  @CalendarDate() date!: string;
  @ClockTime() time!: string;
  @IsOptional() @ClockTime() endTime?: string;
}

export class MeetingExceptionDto
  extends WithTranslations({ reason: () => OptionalText(LIMITS.reason) })
  implements MeetingExceptionInput
{
  @CalendarDate() date!: string;
  /** Null cancels the date. The field is required, so that omitting it by mistake does not cancel. */
  @ValidateIf(({ movedTo }: MeetingExceptionDto) => movedTo !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => MovedDateDto)
  movedTo!: MovedDateDto | null;
  @Text(LIMITS.reason) reason!: string;
}

@IgnoresFields('id')
export class MeetingExceptionUpdateDto extends MeetingExceptionDto implements MeetingExceptionUpdate {
  @IsInt() @Min(1) version!: number;
}

export class MeetingAnalyticsQuery {
  @Type(() => Number) @IsIn(ANALYTICS_WEEKS) weeks: AnalyticsWeeks = 12;
}

/** The filters of an export or a bulk change. */
export class ZoomMeetingsExportQuery extends exportOf(ListQuery) {}
