import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  ContactMessage as ContactMessageResponse,
  ContactMessageDetail,
  ContactMessageStats,
  ContactStatus,
} from '@vitral/contracts/contact-messages';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists, Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { toResponses, countMessages, messageFilter } from './contact-messages.response.ts';
import type {
  ContactMessagesExportQuery,
  ContactMessagesQuery,
  ContactMessageUpdateDto,
} from './contact-messages.dto.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { readNotes } from './contact-notes.service.ts';

@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly queryCache: QueryCache,
  ) {}

  async list(query: ContactMessagesQuery): Promise<Page<ContactMessageResponse>> {
    const now = new Date();
    const { items, total } = await this.lists.read(ContactMessage, messageFilter(query, now), query);
    return new Page(await toResponses(this.em, items, now), total);
  }

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async export(query: ContactMessagesExportQuery): Promise<AsyncGenerator<ContactMessageResponse>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, { verb: 'exported', noun: 'contact-messages', itemId: null, itemName: null }),
    );
    return this.items(query);
  }

  private async *items({ sort, ...filters }: ContactMessagesExportQuery) {
    const now = new Date();
    for await (const rows of readPiecewise(this.em, ContactMessage, messageFilter(filters, now), sort)) {
      yield* await toResponses(this.em.fork(), rows, now);
    }
  }

  stats(): Promise<ContactMessageStats> {
    const tables = ['contact_message'];
    return this.queryCache.readDated({ key: 'contact-messages/stats', tables, make: countMessages });
  }

  async get(viewer: Viewer, id: string): Promise<ContactMessageDetail> {
    const row = await this.em.findOne(ContactMessage, { id });
    if (!row) throw new AppError('contact-messages.not-found', { id });
    return { ...(await toResponse(this.em, row)), notes: await readNotes(this.em, viewer, id) };
  }

  update(
    viewer: Viewer,
    id: string,
    { version, status }: ContactMessageUpdateDto,
  ): Promise<ContactMessageResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ContactMessage, id, 'contact-messages.not-found');
      await checkVersion(em, { noun: 'contact-messages', stale: 'contact-messages.stale', row, version });
      if (row.status !== status) {
        this.recordStatus(em, row, status);
        em.assign(row, statusFields(row, status, viewer));
        await em.flush();
      }
      return toResponse(em, row);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ContactMessage, id, 'contact-messages.not-found');
      this.audit.record(em, { verb: 'deleted', ...itemOf(row) });
      em.remove(row);
    });
  }

  /** Records neither the visitor's text nor their contact details, since the entry outlives the message. */
  private recordStatus(em: EntityManager, row: ContactMessage, status: ContactStatus): void {
    this.audit.record(em, {
      verb: status === 'answered' ? 'answered' : 'updated',
      ...itemOf(row),
      before: { status: row.status },
      after: { status },
    });
  }
}

const itemOf = ({ id, name }: ContactMessage) => ({
  noun: 'contact-messages' as const,
  itemId: id,
  itemName: name,
});

/** Clears the later marks when the status goes back. An answered message counts as read. */
function statusFields({ readAt }: ContactMessage, status: ContactStatus, viewer: Viewer) {
  const now = new Date();
  const isAnswered = status === 'answered';
  return {
    status,
    readAt: status === 'new' ? null : (readAt ?? now),
    answeredAt: isAnswered ? now : null,
    answeredBy: isAnswered ? viewer.id : null,
  };
}

async function toResponse(em: EntityManager, row: ContactMessage): Promise<ContactMessageResponse> {
  const [response] = await toResponses(em, [row], new Date());
  if (!response) throw new Error(`No response was made for the message ${row.id}`);
  return response;
}
