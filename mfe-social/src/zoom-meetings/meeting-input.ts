import type { MeetingCategory, TimeSlot, Weekday, ZoomMeeting, ZoomMeetingInput } from '@vitral/contracts';

/** A slot as the form has it: what is not filled in yet is blank. */
export type SlotValues = Required<Omit<TimeSlot, 'follows'>> & { follows: boolean };

/** A session as the form has it. */
export interface MeetingValues extends Omit<
  ZoomMeetingInput,
  'titleEn' | 'descriptionEn' | 'category' | 'timeSlots'
> {
  titleEn: string;
  descriptionEn: string;
  category: MeetingCategory | null;
  daysOfWeek: Weekday[];
  timeSlots: SlotValues[];
}

export const BLANK_SLOT: SlotValues = { timezone: '', time: '', endTime: '', follows: false };

export const BLANK: MeetingValues = {
  title: '',
  titleEn: '',
  description: '',
  descriptionEn: '',
  category: null,
  zoomLink: '',
  daysOfWeek: [],
  timeSlots: [{ ...BLANK_SLOT, timezone: 'America/Los_Angeles' }],
  isActive: true,
};

export const FIELDS = Object.keys(BLANK) as (keyof MeetingValues)[];

export function toValues(meeting: ZoomMeeting): MeetingValues {
  const slots = meeting.timeSlots.map(({ timezone, time, endTime = '', follows = false }) => ({
    timezone,
    time,
    endTime,
    follows,
  }));
  return {
    title: meeting.title,
    titleEn: meeting.titleEn ?? '',
    description: meeting.description,
    descriptionEn: meeting.descriptionEn ?? '',
    category: meeting.category,
    zoomLink: meeting.zoomLink,
    daysOfWeek: meeting.daysOfWeek,
    timeSlots: slots.length > 0 ? slots : BLANK.timeSlots,
    isActive: meeting.isActive,
  };
}

/** What is sent. The form is never sent without a category. */
export function toInput(values: MeetingValues): ZoomMeetingInput {
  return {
    title: values.title.trim(),
    titleEn: values.titleEn.trim() || null,
    description: values.description.trim(),
    descriptionEn: values.descriptionEn.trim() || null,
    category: values.category as MeetingCategory,
    zoomLink: values.zoomLink.trim(),
    daysOfWeek: values.daysOfWeek,
    timeSlots: completeSlots(values.timeSlots),
    isActive: values.isActive,
  };
}

/**
 * Those with zone and time, or that follow the first one; the others are dropped on save. Which times a following one has says
 * the server.
 */
export function completeSlots(slots: readonly SlotValues[]): TimeSlot[] {
  return slots
    .filter(({ timezone, time, follows }, index) => timezone && (time || (follows && index > 0)))
    .map(({ timezone, time, endTime, follows }, index) => {
      if (follows && index > 0) return { timezone, time, follows };
      return endTime ? { timezone, time, endTime } : { timezone, time };
    });
}

/** Returns whether anything is missing without which a session is not saved. */
export function isMissingFields({
  title,
  category,
  zoomLink,
  daysOfWeek,
  timeSlots,
}: MeetingValues): boolean {
  const isBlank = !title.trim() || !category || !zoomLink.trim();
  return isBlank || daysOfWeek.length === 0 || completeSlots(timeSlots).length === 0;
}

/** Whether a text is an address that a browser opens as a page. */
export const isWebLink = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
