import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@vitral/contracts/access';
import { announced } from '../platform/entities/columns.ts';

const ModulePermissionSchema = defineEntity({
  name: 'ModulePermission',
  triggers: [announced('module_permission')],
  properties: {
    name: p.text().primary(),
    module: p.text(),
    /** The lowest role with the permission: the one that the active release proposes, or a higher one that an admin chose. */
    role: p.text().$type<Role>(),
  },
});

/** A permission of an active module that an admin has granted. */
export class ModulePermission extends ModulePermissionSchema.class {}
ModulePermissionSchema.setClass(ModulePermission);
