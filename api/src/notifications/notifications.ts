import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allows, type Permission, ROLES } from '@vitral/contracts/access';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { Channel, NotificationKind } from '@vitral/contracts/notifications';
import type { Attempt } from '../platform/jobs/queues.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Emails } from '../platform/email/emails.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { TextMessages } from '../platform/sms/text-messages.ts';
import { EmailLanguage } from '../site-config/index.ts';
import {
  type NotificationContent,
  type NotificationTexts,
  type NotificationWriter,
  toTextMessage,
} from './notification-content.ts';
import { StaffDirectory } from './staff-directory.ts';

const JOB = 'notifications';

interface NotificationData {
  kind: NotificationKind;
  template: string;
  channels: Channel[];
  data: object;
  /** Accounts that are notified by email although their role does not receive this kind. */
  also?: string[];
}

/** Each kind goes to the accounts with the permission to act on it. */
const PERMISSIONS: Record<NotificationKind, Permission> = {
  'contact-messages': 'contact-messages.write',
  'new-accounts': 'users.write',
  'backup-failures': 'backups.write',
  'feed-failures': 'social-feeds.write',
  'module-failures': 'modules.write',
};

interface Recipient {
  /** An email address, or a telephone number. */
  to: string;
  language: ConsoleLanguage;
}

/** Notifies staff of the kinds of events that the settings select, by the selected channels. */
@Injectable()
export class Notifications implements OnModuleInit {
  private readonly writers = new Map<string, NotificationWriter<never>>();

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly emails: Emails,
    private readonly texts: TextMessages,
    private readonly settings: SettingsService,
    private readonly directory: StaffDirectory,
    private readonly languages: EmailLanguage,
  ) {}

  onModuleInit(): void {
    this.jobs.define<NotificationData>(JOB, (data, attempt) => this.composeMessages(data, attempt));
  }

  /** Registers a writer; call it in `onModuleInit`. */
  compose<Data extends object>(template: string, writer: NotificationWriter<Data>): void {
    this.writers.set(template, writer);
  }

  /**
   * Adds the job that sends a notification, in the transaction that stores the event. Does nothing when the settings turn it
   * off or the server has no such channel. `data` is stored, so it must hold no secrets. `also`: ids of further accounts to notify.
   */
  async notify(
    em: EntityManager,
    kind: NotificationKind,
    template: string,
    data: object,
    also: string[] = [],
  ): Promise<void> {
    if (!this.writers.has(template))
      throw new Error(`No writer is registered for the notification ${template}`);
    const channels = await this.channelsFor(kind);
    if (channels.length === 0) return;
    await this.jobs.add(em, JOB, { kind, template, channels, data, also } satisfies NotificationData);
  }

  /** Adds the link to a page of the console: `/admin/backups`. */
  toContent({ label, ...texts }: NotificationTexts, page: string): NotificationContent {
    return { ...texts, action: { label, address: `${this.emails.siteOrigin()}${page}` } };
  }

  private async channelsFor(kind: NotificationKind): Promise<Channel[]> {
    const { isOn, mail, sms } = (await this.settings.current()).notifications;
    if (!isOn) return [];
    const isWanted = { mail, sms };
    const canSend = { mail: this.emails.canSend, sms: this.texts.canSend && sms.numbers.length > 0 };
    return (['mail', 'sms'] as const).filter(
      (channel) => canSend[channel] && isWanted[channel].isOn && isWanted[channel].kinds.includes(kind),
    );
  }

  private async composeMessages(notification: NotificationData, attempt: Attempt): Promise<void> {
    const { kind, template, channels, data, also = [] } = notification;
    const write = await this.writers.get(template)?.(data as never);
    if (!write) return;
    const staff = channels.includes('mail') ? await this.staffFor(kind, also) : [];
    const phones = channels.includes('sms') ? await this.phones() : [];
    const { siteName } = await this.settings.current();
    await this.em.fork().transactional(async (em) => {
      for (const recipient of staff) {
        const { text: _, ...email } = write(recipient.language);
        await this.emails.add(em, template, { ...recipient, ...email });
      }
      for (const { to, language } of phones) {
        const text = toTextMessage(siteName[language], write(language));
        await this.texts.add(em, template, { to, text });
      }
      await attempt.finish(em);
    });
  }

  /** `also`: ids of accounts of any role. */
  private async staffFor(kind: NotificationKind, also: string[]): Promise<Recipient[]> {
    const roles = ROLES.filter((role) => allows(role, PERMISSIONS[kind]));
    const staff = await this.directory.findStaff(roles, also);
    return Promise.all(
      staff.map(async (person) => ({
        to: person.email,
        language: await this.languages.of(person),
      })),
    );
  }

  private async phones(): Promise<Recipient[]> {
    const { notifications } = await this.settings.current();
    const language = await this.languages.of({ language: null });
    return notifications.sms.numbers.map((to) => ({ to, language }));
  }
}
