import { TRASH_DAYS } from '@vitral/contracts';

const DAY = 24 * 60 * 60 * 1000;

/** Whole days for which a deleted item can still be brought back; 0 on its last day. */
export function daysLeft(deletedAt: string | null, now = Date.now()): number {
  if (deletedAt === null) return TRASH_DAYS;
  const gone = Math.max(0, now - new Date(deletedAt).getTime());
  return Math.max(0, Math.floor(TRASH_DAYS - gone / DAY));
}
