import { CONTACT_ANSWER_HOURS } from '@vitral/contracts';

export const ANSWER_TIME_MS = CONTACT_ANSWER_HOURS * 3_600_000;

/** Until when a message that came then is to be answered. */
export const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + ANSWER_TIME_MS);

/** Messages that came before this are overdue at the moment `now`. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - ANSWER_TIME_MS);
