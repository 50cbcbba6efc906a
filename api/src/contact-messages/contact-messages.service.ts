import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CONTACT_HONEYPOT, type ContactMessageReceipt } from '@vitral/contracts';
import { ContactLimits } from './contact-limits.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { readContactMessage, type SentContactMessage } from './read-contact-message.ts';

@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: ContactLimits,
  ) {}

  /**
   * Takes what a visitor sent, from whichever form; `address` is the sender's. A program that filled in the honeypot
   * is answered like everybody else and nothing is kept.
   */
  async send(
    sent: SentContactMessage & { [CONTACT_HONEYPOT]?: unknown },
    address: string,
  ): Promise<ContactMessageReceipt> {
    const message = readContactMessage(sent);
    await this.limits.spend(address);
    const createdAt = new Date();
    if (!sent[CONTACT_HONEYPOT]) await this.em.insert(ContactMessage, { ...message, createdAt, updatedAt: createdAt, status: 'new', version: 1 });
    return { receivedAt: createdAt.toISOString() };
  }
}
