import { fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import {
  NEW_ZOOM_MEETING,
  type MeetingCategory,
  type TimeSlot,
  type ZoomMeetingInput,
} from '@vitral/sdk/contracts/zoom-meetings';
import { toTranslations, toTranslationValues } from '@vitral/sdk/ui/forms';
import {
  type RegistrationValues,
  toRegistration,
  toRegistrationValues,
} from './registration/registration-values.ts';

/** A slot in the form, with blank texts for missing values. */
export type SlotValues = Required<Omit<TimeSlot, 'follows'>> & { follows: boolean };

type MeetingTranslations = ReturnType<typeof toTranslationValues<'title' | 'description'>>;

/** The values of a live session's form: texts instead of null, and a category that may be missing. */
export interface MeetingValues
  extends
    Omit<typeof NEW_ZOOM_MEETING, 'timeSlots' | 'registration' | keyof MeetingTranslations>,
    MeetingTranslations {
  timeSlots: SlotValues[];
  registration: RegistrationValues;
}

export const BLANK_SLOT: SlotValues = { timezone: '', time: '', endTime: '', follows: false };

export function toValues(meeting: typeof NEW_ZOOM_MEETING): MeetingValues {
  const slots = meeting.timeSlots.length > 0 ? meeting.timeSlots : NEW_ZOOM_MEETING.timeSlots;
  return {
    ...meeting,
    ...toTranslationValues(meeting, 'title', 'description'),
    timeSlots: slots.map((slot) => ({ ...BLANK_SLOT, ...slot })),
    registration: toRegistrationValues(meeting.registration),
  };
}

/** Returns the values of a copy, which stays hidden from visitors until somebody activates it. */
export function copiedValues(
  template: typeof NEW_ZOOM_MEETING,
  copyOf: (title: string) => string,
): MeetingValues {
  const values = toValues(template);
  const fields = Object.keys(NEW_ZOOM_MEETING) as (keyof MeetingValues)[];
  const copied = Object.fromEntries(
    fields.map((field) => [field, values[field]]),
  ) as unknown as MeetingValues;
  const titles = LANGUAGES.map((language) => fieldIn('title', language));
  const copies = Object.fromEntries(titles.map((title) => [title, copyOf(values[title])]));
  return { ...copied, ...copies, isActive: false };
}

/** The request body. The form is never sent without a category. */
export const toInput = (values: MeetingValues): ZoomMeetingInput => ({
  ...values,
  ...toTranslations(values, 'title', 'description'),
  category: values.category as MeetingCategory,
  timeSlots: completeSlots(values.timeSlots),
  registration: toRegistration(values.registration),
});

/** Returns the slots to save: those with zone and time, and those whose times follow the first slot. */
export function completeSlots(slots: readonly SlotValues[]): TimeSlot[] {
  return slots
    .filter(({ timezone, time, follows }, index) => timezone && (time || (follows && index > 0)))
    .map(({ timezone, time, endTime, follows }, index) => {
      if (follows && index > 0) return { timezone, time, follows };
      return endTime ? { timezone, time, endTime } : { timezone, time };
    });
}

/** Returns whether a required field is missing. */
export function isMissingFields(values: MeetingValues): boolean {
  const isBlank = !values.title.trim() || !values.category;
  const lacksLink = !values.isManagedInZoom && !values.zoomLink.trim();
  if (isBlank || lacksLink) return true;
  return values.daysOfWeek.length === 0 || completeSlots(values.timeSlots).length === 0;
}

/** Returns whether a text is an http(s) URL. */
export const isWebLink = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
