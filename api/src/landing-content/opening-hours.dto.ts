import {
  isInOrder,
  OPENING_TIMES,
  type OpeningHours,
  type OpeningTime,
} from '@vitral/contracts/opening-hours';
import { type Weekday, WEEKDAYS } from '@vitral/contracts/zoom-meetings';
import { applyDecorators } from '@nestjs/common';
import { ArrayUnique, IsIn, ValidateBy, type ValidationArguments } from 'class-validator';
import { isRecord } from '../platform/validation/shapes.ts';
import { passes } from '../platform/validation/text.ts';
import { OptionalObjects } from './landing-fields.ts';

const isOpeningTime = (text: string) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time of day, or blank; consistent with the times before it. */
const Time = () =>
  applyDecorators(
    passes('isOpeningTime', isOpeningTime),
    ValidateBy({
      name: 'isInOrder',
      validator: {
        validate: (_, args) => !args || isInOrder(textsOf(args), args.property as OpeningTime),
      },
    }),
  );

/** Returns the texts of a day; values of another kind are refused by other checks. */
const textsOf = ({ object }: ValidationArguments) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => typeof value === 'string'));

/** Returns whether the times of a day, as typed, form complete spans. */
export const isFinishedDay = (day: unknown): boolean =>
  isRecord(day) && OPENING_TIMES.every((name) => isInOrder(day, name));

export class OpeningHoursDto implements OpeningHours {
  @IsIn(WEEKDAYS) day!: Weekday;
  @Time() opens!: string;
  @Time() closes!: string;
  @Time() opensAgain!: string;
  @Time() closesAgain!: string;
}

/** At most one entry for each weekday. */
export const OptionalOpeningHours = () =>
  applyDecorators(
    OptionalObjects(OpeningHoursDto),
    ArrayUnique((hours: Partial<OpeningHours> | null) => hours?.day),
  );
