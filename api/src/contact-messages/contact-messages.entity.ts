import { defineEntity, p } from '@mikro-orm/core';
import { CONTACT_SUBJECTS, LANGUAGES } from '@vitral/contracts';
import { identity } from '../platform/entities/columns.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    subject: p.enum(CONTACT_SUBJECTS),
    message: p.text(),
    language: p.enum(LANGUAGES),
  },
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
