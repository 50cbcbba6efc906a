import { defineEntity, p } from '@mikro-orm/core';
import {
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  JOIN_SOURCES,
  MESSAGE_KINDS,
} from '@vitral/contracts/contact-messages';
import type { Country } from '@vitral/contracts/countries';
import { LANGUAGES } from '@vitral/contracts/languages';
import { DELIVERY_STATES } from '@vitral/contracts/notifications';
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
    { properties: ['kind', 'createdAt', 'id'] },
    { properties: ['assigneeId', 'createdAt', 'id'] },
    sqlIndex('contact_message_open_index', `contact_message (created_at, id) where status <> 'answered'`),
    { name: 'contact_message_search_index', expression: searchIndex('contact_message', 'search_text') },
  ],
  properties: {
    ...editable(),
    kind: p.enum(MESSAGE_KINDS).default('message'),
    name: sortableText(),
    email: p.text(),
    phone: p.text().nullable(),
    subject: p.enum(CONTACT_SUBJECTS).nullable(),
    message: p.text(),
    language: p.enum(LANGUAGES),
    country: p.text().$type<Country>().nullable(),
    source: p.enum(JOIN_SOURCES).nullable(),
    invitedBy: p.text().nullable(),
    sharedTitle: p.text().nullable(),
    status: p.enum(CONTACT_STATUSES).default('new'),
    readAt: instant().nullable(),
    answeredAt: instant().nullable(),
    answeredBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    assigneeId: () => p.manyToOne(User).fieldName('assignee_id').nullable().mapToPk().deleteRule('set null'),
    searchText: searchText('name', 'email', 'message'),
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

const ContactReplySchema = defineEntity({
  name: 'ContactReply',
  indexes: [{ properties: ['contactMessage', 'createdAt', 'id'] }, { properties: ['delivery'] }],
  properties: {
    ...identity(),
    contactMessage: () => p.manyToOne(ContactMessage).mapToPk().deleteRule('cascade'),
    subject: p.text(),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** The author's name when the reply was written. */
    authorName: p.text(),
    /** Id of the delivery. Its row is deleted before the reply, so the next three fields repeat its state. */
    delivery: p.uuid().nullable(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    problem: p.text().nullable(),
    sentAt: instant().nullable(),
  },
});

export class ContactReply extends ContactReplySchema.class {}
ContactReplySchema.setClass(ContactReply);
