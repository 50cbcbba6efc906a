import { Param, type PipeTransform } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { isCalendarDate } from '../platform/validation/dates.ts';

class CalendarDayPipe implements PipeTransform<string, string> {
  transform(date: string): string {
    if (!isCalendarDate(date)) throw new AppError('request.not-found');
    return date;
  }
}

/** A day of the calendar in the path, `YYYY-MM-DD`; anything else responds with 404. */
export const CalendarDay = () => Param('date', CalendarDayPipe);
