import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES, ROLES } from '@vitral/contracts';
import { editable, instant } from '../platform/entities/columns.ts';

const UserSchema = defineEntity({
  name: 'User',
  // `user` is a word of SQL.
  tableName: 'account',
  indexes: [
    {
      name: 'account_username_unique',
      expression: 'create unique index account_username_unique on account (lower(username))',
    },
    { properties: ['name', 'id'] },
    { properties: ['createdAt', 'id'] },
    { properties: ['lastLogin', 'id'] },
    { properties: ['role'] },
  ],
  properties: {
    ...editable(),
    name: p.text(),
    username: p.text(),
    email: p.text().nullable(),
    role: p.enum(ROLES),
    passwordHash: p.text().hidden().lazy(),
    isEnabled: p.boolean(),
    language: p.enum(LANGUAGES).nullable(),
    lastLogin: instant().nullable(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
