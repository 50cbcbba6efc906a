import { isCalendarDate } from '../platform/validation/dates.ts';
import { pathParam } from '../platform/validation/path-param.ts';

/** A day of the calendar in the path, `YYYY-MM-DD`; anything else responds with 404. */
export const CalendarDay = () => pathParam('date', (date) => isCalendarDate(date) && date);
