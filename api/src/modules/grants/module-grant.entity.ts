import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@vitral/contracts/access';
import type { ModuleAsk } from '@vitral/contracts/module-grants';
import { instant } from '../../platform/entities/columns.ts';

/** Everything that an admin has granted to the releases of a module of another repository. */
const ModuleGrantSchema = defineEntity({
  name: 'ModuleGrant',
  properties: {
    module: p.text().primary(),
    asks: p.json<ModuleAsk[]>(),
    /** Permission of the module → the lowest role that the admin gave it. */
    roles: p.json<Record<string, Role>>().defaultRaw("'{}'"),
    grantedAt: instant(),
    /** No foreign key, since the account may have been deleted. */
    grantedById: p.uuid(),
    grantedByName: p.text(),
  },
});

export class ModuleGrant extends ModuleGrantSchema.class {}
ModuleGrantSchema.setClass(ModuleGrant);
