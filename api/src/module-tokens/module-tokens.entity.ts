import { defineEntity, p } from '@mikro-orm/core';
import type { ReleaseName } from '@vitral/contracts/modules';
import { identity, instant } from '../platform/entities/columns.ts';

/** A token that lets a team, its CI or another site publish one module or all. Only its digest is stored. */
const ModuleTokenSchema = defineEntity({
  name: 'ModuleToken',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text(),
    /** Null: the token covers every module. */
    module: p.text().$type<ReleaseName>().nullable(),
    mayActivate: p.boolean(),
    mayPreview: p.boolean().default(false),
    /** True for a token that a program got by device code; its name is that of the machine. */
    isDeviceLogin: p.boolean().default(false),
    mayPromote: p.boolean().default(false),
    /** sha256, hexadecimal. */
    hash: p.text().unique(),
    lastFour: p.text(),
    /** The token works while its creator may publish. No foreign key, since the account may have been deleted. */
    createdById: p.uuid(),
    createdByName: p.text(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
  },
});

export class ModuleToken extends ModuleTokenSchema.class {}
ModuleTokenSchema.setClass(ModuleToken);
