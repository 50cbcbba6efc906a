import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ModulePermission as PermissionName, type Role, ROLES } from '@vitral/contracts/access';
import { isLower } from '@vitral/contracts/module-permissions';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { ModulePermission } from './module-permission.entity.ts';

export interface GrantedPermission {
  module: string;
  name: PermissionName;
  role: Role;
}

/** Permissions that the active modules of other repositories declare. docs/adr/105. */
@Injectable()
export class ModulePermissions {
  constructor(private readonly cache: QueryCache) {}

  /** Returns the names of the module permissions that a role has, in order. */
  async of(role: Role): Promise<readonly string[]> {
    const byRole = await this.cache.read('module-permissions', ['module_permission'], async (em) => {
      const rows = await em.find(ModulePermission, {}, { orderBy: { name: 'asc' } });
      const namesOf = (one: Role) => rows.flatMap(({ name, role }) => (isLower(one, role) ? [] : [name]));
      return new Map(ROLES.map((one) => [one, namesOf(one)]));
    });
    return byRole.get(role) ?? [];
  }

  /** Replaces the valid permissions, in the transaction of `em` that activates their modules. */
  async activate(em: EntityManager, granted: readonly GrantedPermission[]): Promise<void> {
    await em.nativeDelete(ModulePermission, { name: { $nin: granted.map(({ name }) => name) } });
    if (granted.length > 0) await em.upsertMany(ModulePermission, [...granted]);
  }

  /** Makes these the valid ones of an active module, in the transaction of `em`. */
  async replace(em: EntityManager, module: string, granted: readonly GrantedPermission[]): Promise<void> {
    await em.nativeDelete(ModulePermission, { module, name: { $nin: granted.map(({ name }) => name) } });
    if (granted.length > 0) await em.upsertMany(ModulePermission, [...granted]);
  }
}
