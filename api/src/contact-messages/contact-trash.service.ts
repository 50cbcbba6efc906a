import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContactMessage as ContactMessageResponse } from '@vitral/contracts/contact-messages';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import { ContactMessage, ContactReply } from './contact-messages.entity.ts';
import { toResponses } from './contact-messages.response.ts';
import { ContactReplies } from './contact-replies.service.ts';
import { itemOf } from './message-changes.ts';

/** Deletes and restores messages, with their notes, replies and assignee. */
@Injectable()
export class ContactTrash implements OnModuleInit {
  private readonly kind: TrashKind<ContactMessage> = {
    noun: 'contact-messages',
    entity: ContactMessage,
    nameOf: ({ name }) => name,
    isPersonal: true,
    retentionDays: async () => (await this.settings.current()).contactRetentionDays,
  };

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly replies: ContactReplies,
    private readonly notifications: PersonalNotifications,
    private readonly settings: SettingsService,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(this.kind);
  }

  /** Deletes a locked message. */
  async put(em: EntityManager, row: ContactMessage): Promise<void> {
    this.audit.record(em, { verb: 'deleted', ...itemOf(row) });
    await this.replies.withdraw(em, row.id);
    await this.notifications.forget(em, 'contact-messages', row.id);
    await this.trash.put(em, this.kind, row);
  }

  restore(id: string): Promise<ContactMessageResponse> {
    return this.em.transactional((em) => this.takeOut(em, id));
  }

  /** Restores a deleted message. A reply that the deletion withdrew counts as failed, so that staff may send it again. */
  async takeOut(em: EntityManager, id: string): Promise<ContactMessageResponse> {
    const row = await this.trash.takeOut(em, this.kind, id);
    await em.nativeUpdate(ContactReply, { contactMessage: id, state: 'waiting' }, { state: 'failed' });
    this.audit.record(em, { verb: 'restored', ...itemOf(row) });
    const [response] = await toResponses(em, [row], new Date());
    if (!response) throw new Error(`No response was made for the message ${id}`);
    return response;
  }
}
