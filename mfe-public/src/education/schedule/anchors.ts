import type { Language } from '@vitral/sdk/contracts/languages';
import type { MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';

export const CALENDAR_ID = 'calendario';

/** Returns the anchor of the calendar filtered by one category. */
export function categoryId(category: MeetingCategory): string {
  return `${CALENDAR_ID}-${category}`;
}

/** Anchor of the registration form on the page of a live session. */
export const REGISTRATION_ID: Record<Language, string> = {
  es: 'registro',
  en: 'register',
  fr: 'inscription',
};

export function meetingAnchor(id: string): string {
  return `${CALENDAR_ID}-sesion-${id}`;
}
