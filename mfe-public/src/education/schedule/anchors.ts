import type { MeetingCategory } from '@vitral/contracts/zoom-meetings';

export const CALENDAR_ID = 'calendario';

/** Returns the anchor of the calendar filtered by one category. */
export function categoryId(category: MeetingCategory): string {
  return `${CALENDAR_ID}-${category}`;
}

export function meetingAnchor(id: string): string {
  return `${CALENDAR_ID}-sesion-${id}`;
}
