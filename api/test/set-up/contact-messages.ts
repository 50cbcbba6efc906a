import type { ContactMessage as ContactMessageResponse } from '@vitral/contracts/contact-messages';
import { ContactMessage } from '../../src/contact-messages/contact-messages.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import type { Api } from '../start-api.ts';

export const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: null,
  subject: 'business',
  message: '¿Cuándo empieza el curso?',
  language: 'es',
  status: 'new',
} as const;

/** The inbox as a manager reads it. */
export class Inbox {
  constructor(private readonly api: Api) {}

  async clear(): Promise<void> {
    await this.api.em().nativeDelete(ContactMessage, {});
  }

  /** Stores a message without a sender, with these changes. */
  async put(change: Partial<ContactMessage> = {}): Promise<ContactMessage> {
    const [row] = await this.putAll([change]);
    return row as ContactMessage;
  }

  async putAll(changes: Partial<ContactMessage>[]): Promise<ContactMessage[]> {
    const em = this.api.em();
    const rows = changes.map((change) => em.create(ContactMessage, { ...MESSAGE, ...change }));
    await em.flush();
    return rows;
  }

  read(query: object = {}) {
    return this.api.as('manager').get('/contact-messages').query(query);
  }

  async list(query: object = {}): Promise<ContactMessageResponse[]> {
    return (await this.read(query).expect(200)).body;
  }

  async names(query: object): Promise<string[]> {
    return (await this.list(query)).map(({ name }) => name);
  }

  update(id: string, change: object) {
    return this.api.as('manager').put(`/contact-messages/${id}`).send(change);
  }

  /** Audit entries of a message, oldest first; of all messages if no id is given. */
  entries(itemId?: string): Promise<AuditEntry[]> {
    const filter = { noun: 'contact-messages', ...(itemId && { itemId }) } as const;
    return this.api.em().find(AuditEntry, filter, { orderBy: { id: 'asc' } });
  }
}
