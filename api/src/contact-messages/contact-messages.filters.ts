import type { FilterQuery } from '@mikro-orm/core';
import { CONTACT_ANSWER_HOURS } from '@vitral/contracts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { ContactMessagesQuery } from './contact-messages.dto.ts';
import type { ContactMessage } from './contact-messages.entity.ts';

export const ANSWER_TIME_MS = CONTACT_ANSWER_HOURS * 3_600_000;

/** The deadline for replying to a message received at `createdAt`. */
export const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + ANSWER_TIME_MS);

/** Unanswered messages received before this instant are overdue at `now`. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - ANSWER_TIME_MS);

type Filters = Pick<ContactMessagesQuery, 'q' | 'status' | 'subject' | 'due'>;

/** Returns the condition of a list or an export at `now`. */
export function messageFilter({ q, status, subject, due }: Filters, now: Date): FilterQuery<ContactMessage> {
  return {
    $and: [
      status ? { status } : {},
      subject ? { subject } : {},
      due
        ? { status: { $ne: 'answered' }, createdAt: { [due === 'due' ? '$gte' : '$lt']: overdueBefore(now) } }
        : {},
      searchingText<ContactMessage>(q),
    ],
  };
}
