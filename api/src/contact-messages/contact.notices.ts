import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentLanguage } from '@vitral/contracts';
import { type Notice, Notifications } from '../notifications/index.ts';
import { Mails } from '../platform/mail/mails.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { NEW_MESSAGE } from './contact.texts.ts';
import { excerpt } from './excerpt.ts';

const EXCERPT_LENGTH = 400;

/** Notifies the staff who may reply of a new message. */
@Injectable()
export class ContactNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: Mails,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<{ messageId: string }>('contact-message', async ({ messageId }) => {
      const message = await this.em.fork().findOne(ContactMessage, { id: messageId });
      return message && ((language) => this.compose(message, language));
    });
  }

  private compose(message: ContactMessage, language: ContentLanguage): Notice {
    const start = excerpt(message.message, EXCERPT_LENGTH);
    const { label, ...texts } = NEW_MESSAGE[language]({ ...message, excerpt: start });
    const url = `${this.mails.siteOrigin()}/admin/messages?open=${message.id}`;
    return { ...texts, replyTo: message.email, action: { label, address: url } };
  }
}
