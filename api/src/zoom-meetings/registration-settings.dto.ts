import { LIMITS } from '@vitral/contracts/limits';
import {
  QUESTION_KINDS,
  type QuestionKind,
  REGISTRATION_MINUTES_MAX,
  REGISTRATION_SCOPES,
  type RegistrationQuestion,
  type RegistrationScope,
  type RegistrationSettings,
} from '@vitral/contracts/meeting-registrations';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { WithTranslations } from '../platform/validation/translations.ts';
import { Line, OptionalText } from '../platform/validation/text.ts';

const QUESTION_ID = /^[a-z0-9-]{1,40}$/i;

export class RegistrationQuestionDto
  extends WithTranslations({ label: () => OptionalText(LIMITS.title) })
  implements RegistrationQuestion
{
  @Matches(QUESTION_ID) id!: string;
  @IsIn(QUESTION_KINDS) kind!: QuestionKind;
  @Line(LIMITS.title) label!: string;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.registrationOptions)
  @IsString({ each: true })
  @MaxLength(LIMITS.name, { each: true })
  options: string[] = [];
  @IsBoolean() isRequired = false;
}

export class RegistrationSettingsDto implements RegistrationSettings {
  @IsOptional() @IsInt() @Min(1) @Max(LIMITS.registrationCapacity) capacity: number | null = null;
  @IsBoolean() hasWaitingList!: boolean;
  @IsArray()
  @ArrayMaxSize(LIMITS.registrationQuestions)
  @ArrayUnique(({ id }: RegistrationQuestionDto) => id)
  @ValidateNested({ each: true })
  @Type(() => RegistrationQuestionDto)
  questions!: RegistrationQuestionDto[];
  @IsInt() @Min(0) @Max(REGISTRATION_MINUTES_MAX) closesMinutesBefore!: number;
  @IsIn(REGISTRATION_SCOPES) scope!: RegistrationScope;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.registrationReminders)
  @IsInt({ each: true })
  @Min(5, { each: true })
  @Max(REGISTRATION_MINUTES_MAX, { each: true })
  reminders!: number[];
}
