import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CONTACT_ANSWER_HOURS } from '@vitral/contracts/contact-messages';
import { forAMinute, readOpenRows, WorkQueue, type WorkSource } from '../work-queue/index.ts';

const OVERDUE_AFTER = `interval '${CONTACT_ANSWER_HOURS} hours'`;

/** Offers the unanswered messages, before their deadline and after it. */
@Injectable()
export class ContactMessagesWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer(unanswered('overdue', '<'), unanswered('due', '>='));
  }
}

const unanswered = (due: 'due' | 'overdue', sign: '<' | '>='): WorkSource => ({
  kind: `contact-messages-${due}`,
  severity: due,
  permission: 'contact-messages.write',
  page: '/admin/messages',
  action: `/admin/messages?due=${due}`,
  tables: ['contact_message'],
  read: async (em) =>
    forAMinute(
      await readOpenRows(em, {
        from: 'contact_message',
        where: `status <> 'answered' and created_at ${sign} now() - ${OVERDUE_AFTER}`,
        title: 'name',
        at: `created_at + ${OVERDUE_AFTER}`,
        pathOf: (id) => `/admin/messages/${id}`,
      }),
    ),
});
