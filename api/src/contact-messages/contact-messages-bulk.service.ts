import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { ContactMessage as ContactMessageResponse } from '@vitral/contracts/contact-messages';
import type { Viewer } from '../platform/access/viewer.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import type { ContactBulkDto, ContactMessagesExportQuery } from './contact-messages.dto.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { messageFilter, toResponses } from './contact-messages.response.ts';
import { ContactTrash } from './contact-trash.service.ts';
import { ContactMessagesService } from './contact-messages.service.ts';
import { lockAssignee } from './message-staff.ts';

/** Changes and exports many messages. */
@Injectable()
export class ContactMessagesBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly messages: ContactMessagesService,
    private readonly exports: CsvExports,
    private readonly trash: ContactTrash,
  ) {}

  export(
    viewer: Viewer,
    { sort, ids, ...filters }: ContactMessagesExportQuery,
  ): Promise<AsyncGenerator<ContactMessageResponse>> {
    const now = new Date();
    return this.exports.read({
      noun: 'contact-messages',
      entity: ContactMessage,
      filter: messageFilter(viewer, filters, now),
      ids,
      sort,
      toRows: (rows, em) => toResponses(em, rows, now),
    });
  }

  changeMany(
    viewer: Viewer,
    query: ContactMessagesExportQuery,
    { action, status, assigneeId, ...selection }: ContactBulkDto,
  ): Promise<BulkResult> {
    const assigned = action === 'assign' ? assigneeId : null;
    return changeMany(this.em, {
      noun: 'contact-messages',
      entity: ContactMessage,
      nameOf: ({ name }) => name,
      selection: { action, ...selection },
      filter: messageFilter(viewer, query, new Date()),
      // Locked in the same order as by the deletion of an account.
      prepare: (em) => lockAssignee(em, assigned),
      change: async (em, row) => {
        if (action === 'delete') return this.trash.put(em, row);
        const input = action === 'assign' ? { assigneeId } : status && { status };
        return this.messages.edit(em, viewer, row, input ?? {}, await lockAssignee(em, assigned));
      },
      restore: (em, id) => this.trash.takeOut(em, id),
    });
  }
}
