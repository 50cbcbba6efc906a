import type { MeetingCategory } from '@vitral/contracts';

export const CALENDAR_ID = 'calendario';

/** Leads to the calendar and leaves only the sessions of one category in it. */
export function categoryId(category: MeetingCategory): string {
  return `${CALENDAR_ID}-${category}`;
}

export function sessionId(id: string): string {
  return `${CALENDAR_ID}-sesion-${id}`;
}
