import type { Weekday } from './zoom-meetings.ts';

/** Times of a day with at most two spans, in their order. */
export const OPENING_TIMES = ['opens', 'closes', 'opensAgain', 'closesAgain'] as const;
export type OpeningTime = (typeof OPENING_TIMES)[number];

/** Opening hours of a weekday on the clock of the place, as `HH:MM`; blank times while it is closed. */
export interface OpeningHours extends Record<OpeningTime, string> {
  day: Weekday;
}

/** Returns whether a time agrees with those before it: a span ends after its start, and the second begins after the first. */
export function isInOrder(times: Partial<Record<OpeningTime, string>>, name: OpeningTime): boolean {
  const { opens = '', closes = '', opensAgain = '', closesAgain = '' } = times;
  if (name === 'opens') return true;
  if (name === 'closes') return opens ? closes > opens : !closes;
  if (name === 'opensAgain') return !opensAgain || (closes !== '' && opensAgain > closes);
  return opensAgain ? closesAgain > opensAgain : !closesAgain;
}
