import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type AttendanceInput,
  type MeetingRegistrationInput,
  type RegistrantsMessage,
  REGISTRATION_HONEYPOT,
  REGISTRATION_STATES,
  type RegistrationLink,
  type RegistrationState,
} from '@vitral/contracts/meeting-registrations';
import { isZone } from '@vitral/schedule';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Equals,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { CalendarDate } from '../platform/validation/dates.ts';
import { Email, Line, passes, Text } from '../platform/validation/text.ts';

export class MeetingRegistrationDto implements MeetingRegistrationInput {
  @IsUUID() meetingId!: string;
  @ValidateIf(({ date }: MeetingRegistrationDto) => date !== null) @CalendarDate() date!: string | null;
  @Line(LIMITS.name) name!: string;
  @Email() email!: string;
  @IsIn(LANGUAGES) language: Language = DEFAULT_LANGUAGE;
  @MaxLength(LIMITS.timeZone) @passes('isZone', isZone) timezone!: string;
  /** Checked against the questions of the live session. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: LIMITS.registrationAnswer },
  })
  @IsObject()
  answers: Record<string, string> = {};
  @Equals(true) isAgreed!: boolean;
  @ApiProperty({ type: String, required: false, description: 'Stays empty: people never see it.' })
  @Allow()
  [REGISTRATION_HONEYPOT]?: unknown;
}

export class RegistrationLinkDto implements RegistrationLink {
  @IsString() @MaxLength(LIMITS.linkToken) token!: string;
}

/** A leading hyphen means descending order. */
const SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;

/** `q` finds a part of a name, or a whole email address. */
export class MeetingRegistrationsQuery extends ListQuery {
  @IsIn(SORTS) sort: (typeof SORTS)[number] = 'createdAt';
  @IsUUID() meeting!: string;
  /** Also selects registrations for the series. */
  @IsOptional() @CalendarDate() date?: string;
  @IsOptional() @IsIn(REGISTRATION_STATES) state?: RegistrationState;
}

export class MeetingQuery {
  @IsUUID() meeting!: string;
}

/** The filters and the order of an export or a bulk change. */
export class MeetingRegistrationsExportQuery extends exportOf(MeetingRegistrationsQuery) {}

/** Cancels registrations, as people do by their link. */
export class RegistrationBulkDto extends BulkDto {
  @Equals('cancel') action!: 'cancel';
}

export class AttendanceDto implements AttendanceInput {
  @CalendarDate() date!: string;
  @IsBoolean() isPresent!: boolean;
}

export class RegistrantsMessageDto implements RegistrantsMessage {
  @IsUUID() meetingId!: string;
  @CalendarDate() date!: string;
  @Line(LIMITS.title) subject!: string;
  @Text(LIMITS.registrationMessage) text!: string;
}
