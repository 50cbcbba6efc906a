import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  ContactMessageDetail,
  ContactReply as ContactReplyResponse,
} from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import { User } from '../accounts/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Deliveries, type DeliveryChange } from '../platform/deliveries/deliveries.ts';
import { Emails } from '../platform/email/emails.ts';
import { maskEmail } from '../platform/email/mask-email.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import type { ContactReplyDto } from './contact-messages.dto.ts';
import { ContactMessage, ContactReply } from './contact-messages.entity.ts';
import { aboutMessage, answered, itemOf } from './message-changes.ts';
import { replyEmail } from './reply-email.ts';

const TEMPLATE = 'contact-reply';

/** Emails to visitors. Each becomes a delivery in the transaction that stores it, and repeats the delivery's state. */
@Injectable()
export class ContactReplies implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly emails: Emails,
    private readonly deliveries: Deliveries,
    private readonly settings: SettingsService,
    private readonly notifications: PersonalNotifications,
  ) {}

  onModuleInit(): void {
    this.deliveries.follow(TEMPLATE, (em, change) => this.storeState(em, change));
  }

  async read(
    viewer: Viewer,
    { id, email }: Pick<ContactMessage, 'id' | 'email'>,
  ): Promise<Pick<ContactMessageDetail, 'replies' | 'canReply' | 'replyTo'>> {
    const rows = await findReplies(this.em, id);
    const replyTo = await this.replyTo(viewer.email);
    return { replies: rows.map(toResponse), canReply: this.emails.canSend && email !== '', replyTo };
  }

  async list(messageId: string): Promise<ContactReplyResponse[]> {
    const exists = await this.em.count(ContactMessage, { id: messageId });
    if (exists === 0) throw new AppError('contact-messages.not-found', { id: messageId });
    return (await findReplies(this.em, messageId)).map(toResponse);
  }

  /** Locked messages allow one reply at a time, so that a second one with the same version is stale. */
  send(
    viewer: Viewer,
    messageId: string,
    { version, ...input }: ContactReplyDto,
  ): Promise<ContactReplyResponse> {
    if (!this.emails.canSend) throw new AppError('notifications.no-channel');
    return this.em.transactional(async (em) => {
      const message = await lockRow(em, ContactMessage, messageId, 'contact-messages.not-found');
      if (!message.email) throw new AppError('notifications.no-channel');
      const stale = 'contact-messages.stale';
      await checkVersion(em, { noun: 'contact-messages', stale, row: message, version });
      const count = await em.count(ContactReply, { contactMessage: messageId });
      if (count >= LIMITS.contactReplies) {
        throw new AppError('contact-messages.too-many-replies', { max: LIMITS.contactReplies });
      }
      const before = { status: message.status };
      em.assign(message, answered(message, viewer));
      const author = { author: viewer.id, authorName: viewer.name };
      const reply = em.create(ContactReply, { contactMessage: messageId, ...input, ...author });
      await em.persist(reply).flush();
      await this.addEmail(em, message, reply, viewer.email);
      const after = { status: message.status, reply: reply.id };
      this.audit.record(em, { verb: 'answered', ...itemOf(message), before, after });
      return toResponse(reply);
    });
  }

  /** Sends the stored email again or, once the delivery has erased it, a new one with the same Message-ID. */
  retry(messageId: string, id: string): Promise<ContactReplyResponse> {
    if (!this.emails.canSend) throw new AppError('notifications.no-channel');
    return this.em.transactional(async (em) => {
      const message = await lockRow(em, ContactMessage, messageId, 'contact-messages.not-found');
      const reply = await em.findOne(ContactReply, { id, contactMessage: messageId });
      if (!reply) throw new AppError('request.not-found');
      if (reply.state !== 'failed') throw new AppError('contact-messages.reply-not-failed', { id });
      this.audit.record(em, { verb: 'retried', ...itemOf(message), after: { reply: id } });
      const isSentAgain = reply.delivery ? await this.deliveries.sendAgain(em, reply.delivery) : false;
      if (!isSentAgain) {
        const author = reply.author ? await em.findOne(User, { id: reply.author }) : null;
        await this.addEmail(em, message, reply, author?.email ?? null);
      }
      return toResponse((await em.refresh(reply)) ?? reply);
    });
  }

  /** Removes the emails of a message that were not delivered yet. */
  async withdraw(em: EntityManager, messageId: string): Promise<void> {
    const rows = await findReplies(em, messageId);
    await this.deliveries.withdraw(
      em,
      rows.flatMap(({ delivery }) => delivery ?? []),
    );
  }

  private async addEmail(
    em: EntityManager,
    message: ContactMessage,
    reply: ContactReply,
    authorEmail: string | null,
  ): Promise<void> {
    const all = await findReplies(em, message.id);
    const earlier = all.map(({ id }) => id).filter((id) => id < reply.id);
    const replyTo = await this.replyTo(authorEmail);
    const email = replyEmail(message, reply, { earlier, replyTo });
    const { id: delivery } = await this.emails.add(em, TEMPLATE, email, maskEmail(email.to));
    em.assign(reply, { delivery, state: 'waiting', problem: null });
    await em.flush();
  }

  private async replyTo(authorEmail: string | null): Promise<string | null> {
    return (await this.settings.current()).contactReplyTo || authorEmail;
  }

  private async storeState(em: EntityManager, { id, state, problem }: DeliveryChange): Promise<void> {
    const sentAt = state === 'sent' ? new Date() : null;
    const reply = await em.findOne(ContactReply, { delivery: id });
    if (!reply) return;
    em.assign(reply, { state, problem, sentAt });
    await em.flush();
    if (state !== 'failed' || !reply.author) return;
    const event = { kind: 'reply-failed', ...aboutMessage(reply.contactMessage) } as const;
    await this.notifications.notify(em, [reply.author], event);
  }
}

const findReplies = (em: EntityManager, contactMessage: string) =>
  em.find(ContactReply, { contactMessage }, { orderBy: { createdAt: 'asc', id: 'asc' } });

const toResponse = serializer<ContactReply, ContactReplyResponse>(ContactReply, {
  contactMessage: 'omitted',
  author: 'omitted',
  delivery: 'omitted',
});
