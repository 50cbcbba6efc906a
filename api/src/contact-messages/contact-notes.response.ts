import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactNote as ContactNoteResponse } from '@vitral/contracts';
import type { Viewer } from '../platform/access/viewer.ts';
import { ContactNote } from './contact-note.entity.ts';

/** Returns the notes of a message, oldest first. */
export async function readNotes(em: EntityManager, viewer: Viewer, messageId: string) {
  const notes = await em.find(
    ContactNote,
    { contactMessage: messageId },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return notes.map((note) => toNote(note, viewer));
}

export function toNote(note: ContactNote, viewer: Viewer): ContactNoteResponse {
  return {
    id: note.id,
    text: note.text,
    authorName: note.authorName,
    isOwn: note.author === viewer.id,
    createdAt: note.createdAt.toISOString(),
  };
}
