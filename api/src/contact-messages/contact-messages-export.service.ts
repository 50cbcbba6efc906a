import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContactMessage as ContactMessageResponse } from '@vitral/contracts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { toResponses } from './contact-messages.response.ts';
import type { ContactMessagesExportQuery } from './contact-messages.dto.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { messageFilter } from './contact-messages.filters.ts';

@Injectable()
export class ContactMessagesExportService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async open(query: ContactMessagesExportQuery): Promise<AsyncGenerator<ContactMessageResponse>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, { verb: 'exported', noun: 'contact-messages', itemId: null, itemName: null }),
    );
    return this.items(query);
  }

  private async *items({
    sort,
    ...filters
  }: ContactMessagesExportQuery): AsyncGenerator<ContactMessageResponse> {
    const now = new Date();
    for await (const rows of readPiecewise(this.em, ContactMessage, messageFilter(filters, now), sort)) {
      yield* await toResponses(this.em.fork(), rows, now);
    }
  }
}
