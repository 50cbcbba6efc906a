import type { TimeSlot } from '@vitral/contracts/zoom-meetings';

/** Writes slots as `19:00–20:30 Europe/Madrid`; slots that follow the first one end with `=`. docs/product/zoom-meetings.md. */
export const slotWords = (slots: readonly TimeSlot[]): string[] =>
  slots.map(({ time, endTime, timezone, follows }) =>
    [endTime ? `${time}–${endTime}` : time, timezone, follows && '='].filter(Boolean).join(' '),
  );

/** Longer texts are left to the checks, which refuse them. */
const MOST_CHARACTERS = 2000;
const SLOT = /^(\d{1,2}:\d{2})(?:\s*[–-]\s*(\d{1,2}:\d{2}))?\s+([a-z][^\s=]*)\s*(=)?$/i;

/**
 * Reads slots separated by commas, semicolons or line breaks. An unreadable part becomes a slot with a zone or time
 * that the checks refuse.
 */
export function readSlotWords(text: string): unknown {
  if (text.length > MOST_CHARACTERS) return text;
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const [, time, endTime, timezone, follows] = SLOT.exec(part) ?? [];
    if (!timezone) return unreadable(part);
    return { timezone, time, ...(endTime && { endTime }), ...(follows && { follows: true }) };
  });
}

function unreadable(part: string): object {
  const space = part.search(/\s/);
  return space < 0
    ? { time: part, timezone: '?' }
    : { time: part.slice(0, space), timezone: part.slice(space) };
}
