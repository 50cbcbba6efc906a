import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CONTACT_HONEYPOT,
  type ContactMessageInput,
  type ContactMessageReceipt,
  contactProblems,
} from '@vitral/contracts/contact-messages';
import { DEFAULT_LANGUAGE } from '@vitral/contracts/languages';
import { User } from '../accounts/index.ts';
import { Notifications } from '../notifications/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';
import { cleanLine, cleanText } from '../platform/validation/text.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { excerpt, newMessage } from './new-message.texts.ts';

const AT_ONCE = defineRateLimit({ name: 'contact-at-once', times: 5, seconds: 10 * 60 });
const A_DAY = defineRateLimit({ name: 'contact-a-day', times: 30, seconds: 24 * 60 * 60 });
const EXCERPT_LENGTH = 400;

/** Checked details of a reader; email or phone may be empty. */
type SentLead = Pick<ContactMessageInput, 'name' | 'email' | 'message' | 'language'> & {
  phone: string;
  sharedTitle: string;
  assigneeId: string | null;
};

interface MessageData {
  messageId: string;
  /** Page of the console that shows the message, by default the inbox. */
  page?: string;
}

@Injectable()
export class ContactService implements OnModuleInit {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly notifications: Notifications,
    private readonly webhooks: WebhookEvents,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<MessageData>('contact-message', async ({ messageId, page }) => {
      const message = await this.em.fork().findOne(ContactMessage, { id: messageId });
      if (!message) return null;
      const summary = { ...message, excerpt: excerpt(message.message, EXCERPT_LENGTH) };
      return (language) => ({
        ...this.notifications.toContent(
          newMessage(language, summary),
          page ?? `/admin/messages/${message.id}`,
        ),
        ...(message.email && { replyTo: message.email }),
      });
    });
  }

  /**
   * Stores a message from the page's form or the API; `address` is the sender's IP address. A message whose honeypot is
   * filled in gets the same receipt and is dropped.
   */
  async send(
    sent: SentContactMessage & { [CONTACT_HONEYPOT]?: unknown },
    address: string,
  ): Promise<ContactMessageReceipt> {
    const message = readContactMessage(sent);
    // The short window comes first, so that messages it refuses do not count for the day.
    for (const rule of [AT_ONCE, A_DAY]) await this.limits.spend(rule, networkOf(address));
    const createdAt = new Date();
    const receipt = { receivedAt: createdAt.toISOString() };
    return sent[CONTACT_HONEYPOT] ? receipt : this.store(message, createdAt, receipt);
  }

  /**
   * Returns the enabled account that owns a lead, and locks it, so that nobody deletes it in the meantime; null if
   * there is none.
   */
  async lockOwner(em: EntityManager, id: string | null | undefined): Promise<string | null> {
    const lockMode = LockMode.PESSIMISTIC_READ;
    const account = id ? await em.findOne(User, { id, isEnabled: true }, { lockMode }) : null;
    return account?.id ?? null;
  }

  /** Stores what a reader of a share link sent, in the transaction of `em`, and also notifies the owner, of `page`. */
  async receiveLead(
    em: EntityManager,
    page: string,
    { assigneeId, phone, ...lead }: SentLead,
  ): Promise<ContactMessage> {
    const row = em.create(ContactMessage, {
      ...lead,
      kind: 'lead',
      phone: phone || null,
      assigneeId,
      status: 'new',
    });
    await em.persist(row).flush();
    const also = assigneeId ? [assigneeId] : [];
    await this.notifications.notify(
      em,
      'contact-messages',
      'contact-message',
      { messageId: row.id, page },
      also,
    );
    await this.emit(em, row);
    return row;
  }

  private store(
    message: ContactMessageInput,
    createdAt: Date,
    receipt: ContactMessageReceipt,
  ): Promise<ContactMessageReceipt> {
    return this.em.transactional(async (em) => {
      const row = em.create(ContactMessage, { ...message, createdAt, status: 'new' });
      await em.persist(row).flush();
      const data = { messageId: row.id };
      await this.notifications.notify(em, 'contact-messages', 'contact-message', data);
      await this.emit(em, row);
      return receipt;
    });
  }

  /** Reports where to read a message, and none of what the visitor wrote. */
  private emit(em: EntityManager, { id, kind }: ContactMessage): Promise<void> {
    const page = `/admin/messages/${id}`;
    return this.webhooks.emit(em, 'contact-message.created', { id, kind, page });
  }
}

type SentContactMessage = Partial<Record<keyof ContactMessageInput, unknown>>;

/** Returns the message to store. Throws `request.invalid` with `field:problem` for each invalid field. */
function readContactMessage(sent: SentContactMessage): ContactMessageInput {
  const message = {
    kind: cleanIfText(sent.kind, cleanLine) ?? 'message',
    name: cleanIfText(sent.name, cleanLine),
    email: cleanIfText(sent.email, cleanLine),
    phone: cleanIfText(sent.phone, cleanLine) || null,
    subject: cleanIfText(sent.subject, cleanLine) || null,
    message: cleanIfText(sent.message, cleanText) ?? '',
    language: cleanIfText(sent.language, cleanLine) ?? DEFAULT_LANGUAGE,
    country: cleanIfText(sent.country, cleanLine) || null,
    source: cleanIfText(sent.source, cleanLine) || null,
    invitedBy: cleanIfText(sent.invitedBy, cleanLine) || null,
  };
  const fields = Object.entries(contactProblems(message)).map(([field, problem]) => `${field}:${problem}`);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return message as ContactMessageInput;
}

/** Values that are not text stay as they are, for the rules to refuse. */
function cleanIfText(value: unknown, clean: (text: string) => string): unknown {
  return typeof value === 'string' ? clean(value) : value;
}
