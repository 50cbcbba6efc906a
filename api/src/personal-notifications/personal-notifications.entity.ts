import { defineEntity, p } from '@mikro-orm/core';
import { type NotifyingNoun, PERSONAL_NOTIFICATION_KINDS } from '@vitral/contracts/personal-notifications';
import { User } from '../accounts/index.ts';
import { announced, identity, instant } from '../platform/entities/columns.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

const PersonalNotificationSchema = defineEntity({
  name: 'PersonalNotification',
  triggers: [announced('personal_notification')],
  indexes: [
    { properties: ['account', 'createdAt', 'id'] },
    { properties: ['createdAt'] },
    { properties: ['itemId'] },
    sqlIndex(
      'personal_notification_unread_index',
      'personal_notification (account_id, id) where read_at is null',
    ),
  ],
  properties: {
    ...identity(),
    account: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    kind: p.enum(PERSONAL_NOTIFICATION_KINDS),
    noun: p.text().$type<NotifyingNoun>(),
    /** The name of the item is read when the list is, since it may be about a person. */
    itemId: p.uuid(),
    /** Name of the account at the time; null for the server. */
    actorName: p.text().nullable(),
    readAt: instant().nullable(),
    /** Time at which an email with the notification was added; no later email contains it. */
    emailedAt: instant().nullable().hidden(),
  },
});

export class PersonalNotification extends PersonalNotificationSchema.class {}
PersonalNotificationSchema.setClass(PersonalNotification);
