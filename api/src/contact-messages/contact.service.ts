import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CONTACT_HONEYPOT,
  type ContactMessageInput,
  type ContactMessageReceipt,
  contactProblems,
  DEFAULT_LANGUAGE,
} from '@vitral/contracts';
import { Notifications } from '../notifications/index.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { cleanLine, cleanText } from '../platform/validation/text.ts';

const AT_ONCE = { name: 'contact-at-once', times: 5, seconds: 10 * 60 };
const A_DAY = { name: 'contact-a-day', times: 30, seconds: 24 * 60 * 60 };

/** Limits the messages that one network may send. */
@Injectable()
export class ContactLimits implements OnModuleInit {
  private limits: RateLimit[] = [];

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    this.limits = await Promise.all([AT_ONCE, A_DAY].map((rule) => RateLimit.on(this.orm, rule)));
  }

  /** Counts a message. The short window comes first, so that messages it refuses do not count for the day. */
  async spend(address: string): Promise<void> {
    for (const limit of this.limits) await limit.spend(networkOf(address));
  }
}

@Injectable()
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: ContactLimits,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Stores a message from the page's form or the API; `address` is the sender's IP address. A message with a filled-in
   * honeypot gets the same receipt and is dropped.
   */
  async send(
    sent: SentContactMessage & { [CONTACT_HONEYPOT]?: unknown },
    address: string,
  ): Promise<ContactMessageReceipt> {
    const message = readContactMessage(sent);
    await this.limits.spend(address);
    const createdAt = new Date();
    const receipt = { receivedAt: createdAt.toISOString() };
    return sent[CONTACT_HONEYPOT] ? receipt : this.store(message, createdAt, receipt);
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
      await this.notifications.tell(em, 'contact-messages', 'contact-message', data);
      return receipt;
    });
  }
}

/** The form's fields with unchecked values. */
type SentContactMessage = Partial<Record<keyof ContactMessageInput, unknown>>;

/** Returns the message to store. Throws `request.invalid` with `field:problem` for each invalid field. */
function readContactMessage(sent: SentContactMessage): ContactMessageInput {
  const message = {
    name: cleanIfText(sent.name, cleanLine),
    email: cleanIfText(sent.email, cleanLine),
    phone: cleanIfText(sent.phone, cleanLine) || null,
    subject: cleanIfText(sent.subject, cleanLine),
    message: cleanIfText(sent.message, cleanText),
    language: cleanIfText(sent.language, cleanLine) ?? DEFAULT_LANGUAGE,
  };
  const fields = Object.entries(contactProblems(message)).map(([field, problem]) => `${field}:${problem}`);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return message as ContactMessageInput;
}

/** Values that are not text stay as they are, for the rules to refuse. */
function cleanIfText(value: unknown, clean: (text: string) => string): unknown {
  return typeof value === 'string' ? clean(value) : value;
}
