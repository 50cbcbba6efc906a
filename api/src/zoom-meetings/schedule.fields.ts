import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import { WEEKDAYS } from '@vitral/contracts/zoom-meetings';
import { isZone, readDays, readSlots, readTime, storedList } from '@vitral/schedule';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, ValidateBy } from 'class-validator';
import { checkShape } from '../platform/validation/check-shape.ts';

interface Source {
  value: unknown;
}

/** Longer lists are not parsed at all. */
const READ_AT_MOST = 50;

/** Checks the shape of a list sent as JSON text, which the body parser could not see. */
function listOf(value: unknown): unknown[] {
  const entries = storedList(value);
  checkShape(entries);
  return entries;
}

/** Weekdays as a list or as JSON text; a value that cannot be read completely is left for the checks to refuse. */
export const Days = () =>
  applyDecorators(
    Transform(({ value }: Source) => {
      const entries = listOf(value).filter((entry) => !isBlank(entry));
      const isReadable = entries.every((entry) => readDays([entry]).length > 0);
      return entries.length <= READ_AT_MOST && isReadable ? readDays(entries) : value;
    }),
    IsArray(),
    ArrayNotEmpty(),
    ArrayMaxSize(WEEKDAYS.length),
    IsIn(WEEKDAYS, { each: true }),
  );

/** Slots as a list or as JSON text. Slots with a blank zone or time are dropped. */
export const Slots = (toSlot: (fields: object) => object) =>
  applyDecorators(
    Transform(({ value }: Source) => {
      const entries = listOf(value);
      if (entries.length > READ_AT_MOST) return value;
      return entries
        .filter((entry) => !isBlankSlot(entry))
        .map((entry, index) => readSlot(entry, index, toSlot));
    }),
    IsArray(),
    ArrayNotEmpty(),
    ArrayMaxSize(LIMITS.timeSlots),
  );

/** "9:30" and "09:30" are the same time. */
export const ClockTime = () =>
  applyDecorators(
    Transform(({ value }: Source) => (isBlank(value) ? undefined : (readTime(value) ?? value))),
    ValidateBy({ name: 'isClockTime', validator: { validate: isClockTime } }),
  );

const isClockTime = (value: unknown) => readTime(value) === value;

export const Zone = () =>
  ValidateBy({
    name: 'isZone',
    // Offsets such as "+02:00" are valid zones too, but they have no daylight-saving time.
    validator: { validate: (value) => typeof value === 'string' && /^[a-z]/i.test(value) && isZone(value) },
  });

/** Converts a slot to the current field names; invalid values stay for the checks to refuse. */
function readSlot(entry: unknown, index: number, toSlot: (fields: object) => object): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { timezone, time, startTime, endTime, follows } = entry as Record<string, unknown>;
  const zone = typeof timezone === 'string' ? timezone.trim() : timezone;
  const isFollowing = follows === true && index > 0;
  // The times of a slot that follows the first one are computed later.
  const start = isFollowing ? '00:00' : isBlank(time) ? startTime : time;
  const [read] = readSlots([{ timezone: zone, time: start }]);
  const end = isBlank(endTime) ? {} : { endTime: readTime(endTime) ?? endTime };
  const followsField = isFollowing ? { follows } : typeof follows === 'boolean' ? {} : { follows };
  return toSlot({
    ...(read ?? { timezone: zone, time: start }),
    ...(isFollowing ? {} : end),
    ...followsField,
  });
}

function isBlankSlot(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return isBlank(entry);
  const { timezone, time, startTime, follows } = entry as Record<string, unknown>;
  return isBlank(timezone) || (isBlank(time) && isBlank(startTime) && follows !== true);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
