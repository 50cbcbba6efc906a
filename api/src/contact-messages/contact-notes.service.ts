import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContactNote as ContactNoteResponse } from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import { lockMentioned } from '../accounts/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ContactNoteDto } from './contact-messages.dto.ts';
import { ContactMessage, ContactNote } from './contact-messages.entity.ts';
import { aboutMessage } from './message-changes.ts';
import { MESSAGES_PERMISSION } from './message-staff.ts';

/** A note does not change its message's version, so that open edits of the message stay valid. */
@Injectable()
export class ContactNotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly notifications: PersonalNotifications,
  ) {}

  add(viewer: Viewer, messageId: string, { text }: ContactNoteDto): Promise<ContactNoteResponse> {
    return this.em.transactional(async (em) => {
      // Locked in the same order as by the deletion of an account.
      const mentioned = await lockMentioned(em, MESSAGES_PERMISSION, text);
      const message = await lockRow(em, ContactMessage, messageId, 'contact-messages.not-found');
      const count = await em.count(ContactNote, { contactMessage: messageId });
      if (count >= LIMITS.contactNotes) {
        throw new AppError('contact-messages.too-many-notes', { max: LIMITS.contactNotes });
      }
      const note = em.create(ContactNote, {
        contactMessage: messageId,
        text,
        author: viewer.id,
        authorName: viewer.name,
      });
      await em.persist(note).flush();
      this.record(em, message, { after: { note: note.id } });
      await this.notifications.notify(em, mentioned, { kind: 'mentioned', ...aboutMessage(messageId) });
      return toNote(note, viewer);
    });
  }

  remove(viewer: Viewer, messageId: string, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const message = await lockRow(em, ContactMessage, messageId, 'contact-messages.not-found');
      const note = await em.findOne(ContactNote, { id, contactMessage: messageId });
      if (!note) throw new AppError('request.not-found');
      if (note.author !== viewer.id && viewer.role !== 'admin') {
        throw new AppError('auth.insufficient-permissions');
      }
      em.remove(note);
      this.record(em, message, { before: { note: id, noteBy: note.authorName } });
    });
  }

  /** Leaves out the text, which may be about a person. */
  private record(
    em: EntityManager,
    { id: itemId, name: itemName }: ContactMessage,
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    this.audit.record(em, { verb: 'updated', noun: 'contact-messages', itemId, itemName, ...states });
  }
}

export async function readNotes(em: EntityManager, viewer: Viewer, messageId: string) {
  const notes = await em.find(
    ContactNote,
    { contactMessage: messageId },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return notes.map((note) => toNote(note, viewer));
}

function toNote(note: ContactNote, viewer: Viewer): ContactNoteResponse {
  return {
    id: note.id,
    text: note.text,
    authorName: note.authorName,
    isOwn: note.author === viewer.id,
    createdAt: note.createdAt.toISOString(),
  };
}
