import { TRASH_DAYS } from '@vitral/contracts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the whole days for which a deleted item can still be restored; 0 on the last day. */
export function daysLeft(deletedAt: string | null, now = Date.now()): number {
  if (deletedAt === null) return TRASH_DAYS;
  const gone = Math.max(0, now - new Date(deletedAt).getTime());
  return Math.max(0, Math.floor(TRASH_DAYS - gone / DAY));
}
