import type { FilterQuery } from '@mikro-orm/core';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { overdueBefore } from './answer-time.ts';
import type { ContactMessagesQuery } from './contact-messages.dto.ts';
import type { ContactMessage } from './contact-messages.entity.ts';

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
