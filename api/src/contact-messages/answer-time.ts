import { CONTACT_ANSWER_HOURS } from '@vitral/contracts';

export const ANSWER_TIME_MS = CONTACT_ANSWER_HOURS * 3_600_000;

/** The deadline for replying to a message received at `createdAt`. */
export const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + ANSWER_TIME_MS);

/** Unanswered messages received before this instant are overdue at `now`. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - ANSWER_TIME_MS);
