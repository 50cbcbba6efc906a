import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../platform/entities/columns.ts';
import { User } from '../accounts/users/users.entity.ts';
import { ContactMessage } from './contact-messages.entity.ts';

const ContactNoteSchema = defineEntity({
  name: 'ContactNote',
  indexes: [{ properties: ['contactMessage', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    contactMessage: () => p.manyToOne(ContactMessage).mapToPk().deleteRule('cascade'),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** The author's name when the note was written. */
    authorName: p.text(),
  },
});

export class ContactNote extends ContactNoteSchema.class {}
ContactNoteSchema.setClass(ContactNote);
