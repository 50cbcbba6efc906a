import { defineEntity, p } from '@mikro-orm/core';
import { USER_LINK_KINDS } from '@vitral/contracts';
import { identity, instant } from '../../../platform/entities/columns.ts';
import { User } from '../../users/users.entity.ts';

/** A one-time link for choosing a password: its row is deleted when it is used. */
const UserLinkSchema = defineEntity({
  name: 'UserLink',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    ...identity(),
    // Unique: a new link invalidates the previous one.
    user: () => p.oneToOne(User).owner().mapToPk().unique().deleteRule('cascade'),
    kind: p.enum(USER_LINK_KINDS),
    /** sha256 of the token, hexadecimal; the token itself is only in the link. */
    tokenHash: p.text().unique(),
    expiresAt: instant(),
  },
});

export class UserLink extends UserLinkSchema.class {}
UserLinkSchema.setClass(UserLink);
