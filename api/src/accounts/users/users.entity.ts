import { defineEntity, p } from '@mikro-orm/core';
import { DENSITIES, LANGUAGES, ROLES, THEMES } from '@vitral/contracts';
import { announced } from '../../platform/changes/announced.ts';
import { editable, instant, searchText, sortableText } from '../../platform/entities/columns.ts';
import { searchIndex } from '../../platform/entities/search-index.ts';

const UserSchema = defineEntity({
  name: 'User',
  // `user` is a word of SQL.
  tableName: 'account',
  triggers: [announced('account')],
  indexes: [
    {
      name: 'account_username_unique',
      expression: 'create unique index account_username_unique on account (lower(username))',
    },
    { properties: ['name', 'id'] },
    { properties: ['createdAt', 'id'] },
    { properties: ['lastLogin', 'id'] },
    {
      name: 'account_last_login_desc_index',
      expression:
        'create index account_last_login_desc_index on account (last_login desc nulls last, id desc)',
    },
    { properties: ['role', 'name', 'id'] },
    {
      name: 'account_awaiting_index',
      expression: `create index account_awaiting_index on account (created_at, id) where awaits_approval`,
    },
    {
      name: 'account_disabled_index',
      expression: `create index account_disabled_index on account (name, id) where not is_enabled`,
    },
    {
      name: 'account_invited_index',
      expression: `create index account_invited_index on account (name, id) where not has_password`,
    },
    { name: 'account_search_index', expression: searchIndex('account', 'search_text') },
    { name: 'account_email_index', expression: 'create index account_email_index on account (lower(email))' },
  ],
  properties: {
    ...editable(),
    name: sortableText(),
    username: p.text(),
    email: p.text().nullable(),
    role: p.enum(ROLES),
    /** Null while an invited person has not chosen one. */
    passwordHash: p.text().nullable().hidden().lazy(),
    /** Made by the database. */
    hasPassword: p.boolean().nullable().generated('(password_hash is not null) stored'),
    isEnabled: p.boolean(),
    /** Registered, and not enabled by an admin yet. */
    awaitsApproval: p.boolean().default(false),
    language: p.enum(LANGUAGES).nullable(),
    theme: p.enum(THEMES).nullable(),
    density: p.enum(DENSITIES).nullable(),
    /** The key of the authenticator, encrypted; it counts from `secondFactorAt` on. */
    secondFactorSecret: p.text().nullable().hidden().lazy(),
    secondFactorAt: instant().nullable(),
    /** The time step of the last code that was taken, so that none is taken twice. */
    secondFactorStep: p.integer().nullable().hidden().lazy(),
    lastLogin: instant().nullable(),
    searchText: searchText("lower(name || chr(31) || username || chr(31) || coalesce(email, ''))"),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
