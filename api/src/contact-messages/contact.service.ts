import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CONTACT_HONEYPOT, type ContactMessageInput, type ContactMessageReceipt } from '@vitral/contracts';
import { Notifications } from '../notifications/index.ts';
import { ContactLimits } from './contact-limits.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { readContactMessage, type SentContactMessage } from './read-contact-message.ts';

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
