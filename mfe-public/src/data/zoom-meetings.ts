import type { Language } from '@vitral/sdk/contracts/languages';
import { REGISTRATION_SCOPES } from '@vitral/sdk/contracts/meeting-registrations';
import { MEETING_CATEGORIES, type MovedOccurrence } from '@vitral/sdk/contracts/zoom-meetings';
import { readDays, readSlots, readTime } from '@vitral/sdk/schedule';
import { dateOf, idOf, isObject, objectsOf, textOf, urlOf } from './json.ts';
import { phraseOf } from './phrase.ts';

export type MeetingRegistration = NonNullable<Meeting['registration']>;
export type Meeting = ReturnType<typeof readZoomMeetings>[number];
/** `date` is the regular date; `movedTo` is null if that date is cancelled. */
export type MeetingException = Meeting['exceptions'][number];

/** Parses GET /api/zoom-meetings; inactive rows and rows without an id, a known category or a title are left out. */
export function readZoomMeetings(response: unknown, language: Language) {
  return objectsOf(response)
    .filter((row) => row.isActive !== false)
    .flatMap((row) => {
      const id = idOf(row);
      const category = MEETING_CATEGORIES.find((known) => known === row.category);
      const title = phraseOf(row, 'title', language);
      if (!id || !category || !title.children) return [];
      return [
        {
          id,
          title,
          description: phraseOf(row, 'description', language),
          category,
          slug: isObject(row.slugs) ? textOf(row.slugs[language]) : '',
          image: urlOf(row.image),
          leaderId: textOf(row.leaderId),
          registration: readRegistration(row.registration, language),
          days: readDays(row.daysOfWeek),
          slots: readSlots(row.timeSlots),
          exceptions: readExceptions(row.exceptions, language),
        },
      ];
    });
}

/** Reads the settings of the registration form; null if visitors do not register. */
function readRegistration(stored: unknown, language: Language) {
  if (!isObject(stored)) return null;
  const scope = REGISTRATION_SCOPES.find((known) => known === stored.scope) ?? 'both';
  return {
    scope,
    closesMinutesBefore: Number(stored.closesMinutesBefore) || 0,
    isLimited: typeof stored.capacity === 'number',
    hasWaitingList: stored.hasWaitingList === true,
    questions: objectsOf(stored.questions).map((row) => ({
      id: textOf(row.id),
      label: phraseOf(row, 'label', language),
      /** Empty for a question with a free text as its answer. */
      options: row.kind === 'choice' && Array.isArray(row.options) ? row.options.map(String) : [],
      isRequired: row.isRequired === true,
    })),
  };
}

function readExceptions(stored: unknown, language: Language) {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isObject).flatMap((row) => {
    const date = dateOf(row.date);
    const movedTo = readMovedDate(row.movedTo);
    if (!date || movedTo === undefined) return [];
    return [{ date, movedTo, reason: phraseOf(row, 'reason', language) }];
  });
}

/** Returns undefined for invalid values, so that the exception is skipped instead of shown as cancelled. */
function readMovedDate(stored: unknown): MovedOccurrence | null | undefined {
  if (stored === null) return null;
  if (!isObject(stored)) return undefined;
  const date = dateOf(stored.date);
  const time = readTime(stored.time);
  const endTime = readTime(stored.endTime);
  if (!date || time === null) return undefined;
  return { date, time, ...(endTime === null ? {} : { endTime }) };
}
