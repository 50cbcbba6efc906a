import { defineEntity, p } from '@mikro-orm/core';
import { ROLES } from '@vitral/contracts/access';
import type { TokenScope } from '@vitral/contracts/access-tokens';
import { identity, instant } from '../platform/entities/columns.ts';

/** A token with which a program uses the API. Only its digest is stored. */
const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text(),
    role: p.enum(ROLES),
    scopes: p.json<TokenScope[]>(),
    addressRanges: p.json<string[]>(),
    /** sha256, hexadecimal. */
    hash: p.text().unique(),
    lastFour: p.text(),
    /** The token works while its creator may manage tokens. No foreign key, since the account may have been deleted. */
    createdById: p.uuid(),
    createdByName: p.text(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
  },
});

export class AccessToken extends AccessTokenSchema.class {}
AccessTokenSchema.setClass(AccessToken);
