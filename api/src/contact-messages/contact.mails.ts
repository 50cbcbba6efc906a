import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allows, contentLanguage, ROLES } from '@vitral/contracts';
import type { Letter } from '../platform/mail/letter.ts';
import { Mails } from '../platform/mail/mails.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { SiteConfigService } from '../site-config/site-config.service.ts';
import { User } from '../users/users.entity.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { NEW_MESSAGE } from './contact.texts.ts';
import { excerptOf } from './excerpt-of.ts';

const TEMPLATE = 'contact-message';
const EXCERPT_LENGTH = 400;
const ANSWERING_ROLES = ROLES.filter((role) => allows(role, 'contact-messages.write'));

/** Tells whoever may answer that somebody wrote. */
@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: Mails,
    private readonly settings: SettingsService,
    private readonly siteConfig: SiteConfigService,
  ) {}

  onModuleInit(): void {
    this.mails.compose<{ messageId: string }>(TEMPLATE, ({ messageId }) => this.letters(messageId));
  }

  /** In the transaction that keeps the message, and later by a job: no mail server makes a visitor wait. */
  async tellStaff(em: EntityManager, messageId: string): Promise<void> {
    const { notifications } = await this.settings.current();
    if (notifications.contactMessages) await this.mails.send(em, TEMPLATE, { messageId });
  }

  private async letters(messageId: string): Promise<Letter[]> {
    const em = this.em.fork();
    const message = await em.findOne(ContactMessage, { id: messageId });
    if (!message) return [];
    const staff = await em.find(
      User,
      { isEnabled: true, role: { $in: ANSWERING_ROLES }, email: { $ne: null } },
      { orderBy: { id: 'asc' } },
    );
    const siteLanguage = await this.siteConfig.language();
    return staff.flatMap(({ email, language }) =>
      email ? this.letter(message, email, contentLanguage(language ?? siteLanguage)) : [],
    );
  }

  private letter(message: ContactMessage, to: string, language: Letter['language']): Letter {
    const excerpt = excerptOf(message.message, EXCERPT_LENGTH);
    const { action, ...text } = NEW_MESSAGE[language]({ ...message, excerpt });
    const address = `${this.mails.siteAddress()}/admin/messages?open=${message.id}`;
    return { to, language, replyTo: message.email, ...text, action: { label: action, address } };
  }
}
