import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { pathOf } from '@vitral/contracts/personal-notifications';
import { DateTime } from 'luxon';
import { User } from '../accounts/index.ts';
import type { EmailMessage } from '../platform/email/email-message.ts';
import { Emails } from '../platform/email/emails.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { EmailLanguage } from '../site-config/index.ts';
import { singleTexts, summaryTexts } from './notification-emails.texts.ts';
import { PersonalNotification } from './personal-notifications.entity.ts';
import { AT_ONCE, PersonalNotifications } from './personal-notifications.service.ts';

const DAILY = 'notification-summary';
/** Hour of the day from which the daily emails are sent, in the time zone of the site. */
const MORNING = 8;
const ACCOUNTS_AT_ONCE = 50;

/** Claims accounts whose email for a date does not exist yet; skips accounts that another server is working on. */
const CLAIM = `
  update account set summarized_on = ? where id in (
    select id from account
    where notification_emails = 'daily' and is_enabled and email is not null
      and (summarized_on is null or summarized_on < ?)
    order by id limit ? for update skip locked)
  returning id`;

/** Emails personal notifications to the accounts that chose to get them by email, each notification once. */
@Injectable()
export class NotificationEmails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly emails: Emails,
    private readonly jobs: Jobs,
    private readonly languages: EmailLanguage,
    private readonly notifications: PersonalNotifications,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    if (!this.emails.canSend) return;
    this.emails.compose<{ id: string }>(AT_ONCE, ({ id }) => this.composeSingle(id));
    this.jobs.define(DAILY, () => this.sendSummaries(new Date()), { cron: '*/15 * * * *' });
  }

  /** Adds the daily emails that are due at `now`, each in the transaction that claims its account. */
  async sendSummaries(now: Date): Promise<void> {
    const local = DateTime.fromJSDate(now, { zone: (await this.settings.current()).timeZone });
    if (local.hour < MORNING) return;
    let claimed: number;
    do {
      claimed = await this.em.fork().transactional((em) => this.addSummaries(em, local.toISODate() ?? ''));
    } while (claimed === ACCOUNTS_AT_ONCE);
  }

  private async addSummaries(em: EntityManager, date: string): Promise<number> {
    const claimed = await em.execute<{ id: string }[]>(CLAIM, [date, date, ACCOUNTS_AT_ONCE]);
    const ids = claimed.map(({ id }) => id);
    for (const account of await em.find(User, { id: { $in: ids } })) await this.addSummary(em, account);
    return ids.length;
  }

  private async addSummary(em: EntityManager, account: User): Promise<void> {
    const open = { account: account.id, readAt: null, emailedAt: null };
    const rows = await em.find(PersonalNotification, open, { orderBy: { createdAt: 'desc', id: 'desc' } });
    if (rows.length === 0) return;
    const addressee = await this.addressee(account);
    const { label, ...texts } = summaryTexts(addressee.language, await this.named(account, rows));
    const action = { label, address: `${this.emails.siteOrigin()}/admin` };
    await this.emails.add(em, DAILY, { ...addressee, ...texts, action });
    for (const row of rows) row.emailedAt = new Date();
    await em.flush();
  }

  /** Returns no email if the account has read the notification, lost its email address or changed its choice meanwhile. */
  private async composeSingle(id: string): Promise<EmailMessage[]> {
    const em = this.em.fork();
    const row = await em.findOne(PersonalNotification, { id, readAt: null });
    const wishing = { isEnabled: true, email: { $ne: null }, notificationEmails: 'at-once' } as const;
    const account = row && (await em.findOne(User, { id: row.account, ...wishing }));
    const [named] = account ? await this.named(account, [row]) : [];
    if (!account || !named) return [];
    const addressee = await this.addressee(account);
    const { label, ...texts } = singleTexts(addressee.language, named);
    const action = { label, address: `${this.emails.siteOrigin()}${pathOf(row)}` };
    return [{ ...addressee, ...texts, action }];
  }

  private async addressee(account: User) {
    return { to: account.email ?? '', language: await this.languages.of(account) };
  }

  private async named({ role }: User, rows: PersonalNotification[]) {
    const nameOf = await this.notifications.namesFor(role, rows);
    return rows.map(({ kind, actorName, itemId }) => ({
      kind,
      who: actorName ?? null,
      item: nameOf.get(itemId) ?? null,
    }));
  }
}
