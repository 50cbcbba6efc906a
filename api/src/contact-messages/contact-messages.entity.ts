import { defineEntity, p } from '@mikro-orm/core';
import { CONTACT_STATUSES, CONTACT_SUBJECTS } from '@vitral/contracts/contact-messages';
import { LANGUAGES } from '@vitral/contracts/languages';
import { announced } from '../platform/entities/columns.ts';
import { editable, instant, searchText, sortableText, identity } from '../platform/entities/columns.ts';
import { searchIndex } from '../platform/entities/columns.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';
import { User } from '../accounts/users.entity.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  triggers: [announced('contact_message')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['name', 'id'] },
    { properties: ['subject', 'createdAt', 'id'] },
    sqlIndex('contact_message_open_index', `contact_message (created_at, id) where status <> 'answered'`),
    { name: 'contact_message_search_index', expression: searchIndex('contact_message', 'search_text') },
  ],
  properties: {
    ...editable(),
    name: sortableText(),
    email: p.text(),
    phone: p.text().nullable(),
    subject: p.enum(CONTACT_SUBJECTS),
    message: p.text(),
    language: p.enum(LANGUAGES),
    status: p.enum(CONTACT_STATUSES).default('new'),
    readAt: instant().nullable(),
    answeredAt: instant().nullable(),
    answeredBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    searchText: searchText('lower(name || chr(31) || email || chr(31) || message)'),
  },
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);

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
