import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  ContactAssignee,
  ContactMessage as ContactMessageResponse,
  ContactMessageDetail,
  ContactMessageStats,
  ContactStatus,
} from '@vitral/contracts/contact-messages';
import { listAccountsWith, type User } from '../accounts/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists, Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { toResponses, countMessages, messageFilter } from './contact-messages.response.ts';
import type { ContactMessagesQuery, ContactMessageUpdateDto } from './contact-messages.dto.ts';
import { ContactMessage } from './contact-messages.entity.ts';
import { readNotes } from './contact-notes.service.ts';
import { ContactReplies } from './contact-replies.service.ts';
import { ContactTrash } from './contact-trash.service.ts';
import { aboutMessage, answered, itemOf } from './message-changes.ts';
import { lockAssignee, MESSAGES_PERMISSION } from './message-staff.ts';

@Injectable()
export class ContactMessagesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly queryCache: QueryCache,
    private readonly replies: ContactReplies,
    private readonly notifications: PersonalNotifications,
    private readonly trash: ContactTrash,
  ) {}

  onModuleInit(): void {
    this.notifications.describe('contact-messages', {
      permission: MESSAGES_PERMISSION,
      names: readNames,
    });
  }

  async list(viewer: Viewer, query: ContactMessagesQuery): Promise<Page<ContactMessageResponse>> {
    const now = new Date();
    const { items, total } = await this.lists.read(ContactMessage, messageFilter(viewer, query, now), query);
    return new Page(await toResponses(this.em, items, now), total);
  }

  stats(): Promise<ContactMessageStats> {
    const tables = ['contact_message'];
    return this.queryCache.readDated({ key: 'contact-messages/stats', tables, make: countMessages });
  }

  /** Returns the accounts that may be assigned, by name. */
  assignees(): Promise<ContactAssignee[]> {
    return listAccountsWith(this.em, MESSAGES_PERMISSION);
  }

  async get(viewer: Viewer, id: string): Promise<ContactMessageDetail> {
    const row = await this.em.findOne(ContactMessage, { id });
    if (!row) throw new AppError('contact-messages.not-found', { id });
    return {
      ...(await toResponse(this.em, row)),
      notes: await readNotes(this.em, viewer, id),
      ...(await this.replies.read(viewer, row)),
    };
  }

  update(
    viewer: Viewer,
    id: string,
    { version, ...input }: ContactMessageUpdateDto,
  ): Promise<ContactMessageResponse> {
    return this.em.transactional(async (em) => {
      // Locked in the same order as by the deletion of an account.
      const assignee = await lockAssignee(em, input.assigneeId);
      const row = await lockRow(em, ContactMessage, id, 'contact-messages.not-found');
      await checkVersion(em, { noun: 'contact-messages', stale: 'contact-messages.stale', row, version });
      return this.edit(em, viewer, row, input, assignee);
    });
  }

  /** Edits a locked message; `assignee` is the locked account of the input's `assigneeId`. */
  async edit(
    em: EntityManager,
    viewer: Viewer,
    row: ContactMessage,
    { status = row.status, assigneeId = row.assigneeId }: Partial<ContactMessageUpdateDto>,
    assignee: User | null,
  ): Promise<ContactMessageResponse> {
    const { id, version } = row;
    const assigned = assigneeId && assigneeId !== row.assigneeId ? [assigneeId] : [];
    if (assigned[0] && !assignee) throw new AppError('contact-messages.not-assignable', { id: assigned[0] });
    const before = await toResponse(em, row);
    em.assign(row, { ...(row.status !== status && statusFields(row, status, viewer)), assigneeId });
    await em.flush();
    const after = await toResponse(em, row);
    if (row.version !== version) this.recordUpdate(em, before, after);
    await this.notifications.notify(em, assigned, { kind: 'assigned', ...aboutMessage(id) });
    return after;
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) =>
      this.trash.put(em, await lockRow(em, ContactMessage, id, 'contact-messages.not-found')),
    );
  }

  /** Records neither the visitor's text nor their contact details, since the entry outlives the message. */
  private recordUpdate(
    em: EntityManager,
    before: ContactMessageResponse,
    after: ContactMessageResponse,
  ): void {
    const isAnswer = before.status !== after.status && after.status === 'answered';
    this.audit.record(em, {
      verb: isAnswer ? 'answered' : 'updated',
      ...itemOf(after),
      before: stateOf(before),
      after: stateOf(after),
    });
  }
}

/** The log shows the name to its readers; the id restores an earlier state. */
const stateOf = ({ status, assignee, assigneeId }: ContactMessageResponse) => ({
  status,
  assignee,
  assigneeId,
});

/** Clears the later marks when the status goes back. An answered message counts as read. */
function statusFields({ readAt }: ContactMessage, status: ContactStatus, viewer: Viewer) {
  if (status === 'answered') return answered({ readAt }, viewer);
  return {
    status,
    readAt: status === 'new' ? null : (readAt ?? new Date()),
    answeredAt: null,
    answeredBy: null,
  };
}

async function toResponse(em: EntityManager, row: ContactMessage): Promise<ContactMessageResponse> {
  const [response] = await toResponses(em, [row], new Date());
  if (!response) throw new Error(`No response was made for the message ${row.id}`);
  return response;
}

async function readNames(em: EntityManager, ids: string[]): Promise<Map<string, string>> {
  const rows = await em.find(ContactMessage, { id: { $in: ids } }, { fields: ['name'] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
