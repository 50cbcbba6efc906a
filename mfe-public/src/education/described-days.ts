import type { Translate } from '../i18n/texts.ts';
import type { Days } from './schedule/meetings.ts';

/** Returns the weekdays of a live session as text: "lunes a viernes", or a list. */
export function describedDays(days: Days, t: Translate): string {
  return 'list' in days ? days.list : t('education.days.range', { first: days.first, last: days.last });
}
