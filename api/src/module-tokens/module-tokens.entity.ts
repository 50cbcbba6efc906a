import { defineEntity, p } from '@mikro-orm/core';
import type { ReleaseName } from '@vitral/contracts';
import { identity, instant } from '../platform/entities/columns.ts';

/** Lets a team or its CI publish one module. The token itself is not kept. */
const ModuleTokenSchema = defineEntity({
  name: 'ModuleToken',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text(),
    module: p.text().$type<ReleaseName>(),
    mayActivate: p.boolean(),
    /** sha256, hexadecimal. */
    hash: p.text().unique(),
    lastFour: p.text(),
    /** The token works for as long as they may publish themselves; no foreign key, since their account may have gone. */
    createdById: p.uuid(),
    createdByName: p.text(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
  },
});

export class ModuleToken extends ModuleTokenSchema.class {}
ModuleTokenSchema.setClass(ModuleToken);
