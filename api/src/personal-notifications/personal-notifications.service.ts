import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { allows, type Permission, type Role } from '@vitral/contracts/access';
import type {
  NotifyingNoun,
  PersonalNotification as PersonalNotificationResponse,
  PersonalNotificationKind,
  PersonalNotificationStats,
} from '@vitral/contracts/personal-notifications';
import { User } from '../accounts/index.ts';
import { currentActor } from '../platform/access/request-scope.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Emails } from '../platform/email/emails.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import type { PersonalNotificationsQuery } from './personal-notifications.dto.ts';
import { PersonalNotification } from './personal-notifications.entity.ts';

/** Access to the items of a noun that notifications concern. */
export interface NotifyingItems {
  permission: Permission;
  /** Returns the names of the items by id; deleted items are left out. */
  names: (em: EntityManager, ids: string[]) => Promise<Map<string, string>>;
}

/** Template of the email about one notification, for accounts that want them at once. */
export const AT_ONCE = 'personal-notification';

interface PersonalEvent {
  kind: PersonalNotificationKind;
  noun: NotifyingNoun;
  itemId: string;
}

/** Notifies single accounts of events that concern them, under the bell of the console. */
@Injectable()
export class PersonalNotifications {
  private readonly items = new Map<NotifyingNoun, NotifyingItems>();

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly emails: Emails,
  ) {}

  /** Registers the items of a noun; called in `onModuleInit`. */
  describe(noun: NotifyingNoun, items: NotifyingItems): void {
    this.items.set(noun, items);
  }

  /** Notifies the accounts in the transaction of the event, except the one that caused it. */
  async notify(em: EntityManager, accounts: string[], event: PersonalEvent): Promise<void> {
    const actor = currentActor();
    const others = [...new Set(accounts.filter((id) => id !== actor?.id))];
    const emailed = await this.emailedAtOnce(em, others);
    const rows = others.map((account) => {
      const emailedAt = emailed.has(account) ? new Date() : null;
      return em.create(PersonalNotification, {
        ...event,
        ...{ account, actorName: actor?.name ?? null, emailedAt },
      });
    });
    await em.persist(rows).flush();
    for (const { id, emailedAt } of rows) if (emailedAt) await this.emails.send(em, AT_ONCE, { id });
  }

  /** Deletes the notifications about a deleted item. */
  async forget(em: EntityManager, noun: NotifyingNoun, itemId: string): Promise<void> {
    await em.nativeDelete(PersonalNotification, { noun, itemId });
  }

  async list(
    viewer: Viewer,
    { limit, offset }: PersonalNotificationsQuery,
  ): Promise<Page<PersonalNotificationResponse>> {
    const own = { account: viewer.id };
    const page = await this.lists.read(PersonalNotification, own, { limit, offset, sort: '-createdAt' });
    const may = (permission: Permission) => viewerMay(viewer, permission);
    const nameOf = await this.names(may, page.items);
    return page.map((row) => ({ ...toFields(row), itemName: nameOf.get(row.itemId) ?? null }));
  }

  async stats({ id }: Viewer): Promise<PersonalNotificationStats> {
    return { unread: await this.em.count(PersonalNotification, { account: id, readAt: null }) };
  }

  async markRead({ id: account }: Viewer, id: string): Promise<void> {
    const row = await this.em.findOne(PersonalNotification, { id, account });
    if (!row) throw new AppError('request.not-found');
    await this.em.nativeUpdate(PersonalNotification, { id, readAt: null }, { readAt: new Date() });
  }

  async markAllRead({ id }: Viewer): Promise<void> {
    await this.em.nativeUpdate(PersonalNotification, { account: id, readAt: null }, { readAt: new Date() });
  }

  /** Returns the names of the items by id that an account with that role may read. */
  namesFor(role: Role, rows: PersonalNotification[]): Promise<Map<string, string>> {
    return this.names((permission) => allows(role, permission), rows);
  }

  /** Returns the accounts among `ids` that get each notification by email at once. */
  private async emailedAtOnce(em: EntityManager, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0 || !this.emails.canSend) return new Set();
    const wishing = { id: { $in: ids }, notificationEmails: 'at-once' } as const;
    const accounts = await em.find(User, wishing, { fields: ['id'] });
    return new Set(accounts.map(({ id }) => id));
  }

  private async names(
    may: (permission: Permission) => boolean,
    rows: PersonalNotification[],
  ): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const [noun, items] of this.items) {
      const ids = rows.filter((row) => row.noun === noun).map(({ itemId }) => itemId);
      if (ids.length === 0 || !may(items.permission)) continue;
      for (const [id, name] of await items.names(this.em.fork(), ids)) names.set(id, name);
    }
    return names;
  }
}

const toFields = serializer<PersonalNotification, Omit<PersonalNotificationResponse, 'itemName'>>(
  PersonalNotification,
  { account: 'omitted' },
);
