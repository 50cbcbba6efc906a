import type { Role } from '@vitral/contracts/access';
import type { ModuleAsk } from '@vitral/contracts/module-grants';
import { isLower } from '@vitral/contracts/module-permissions';
import { isOwnRelease, type ModuleDescriptor } from '@vitral/contracts/modules';
import type { GrantedPermission } from '../../module-permissions/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Permission of a module → the lowest role that an admin gave it. */
export type Roles = Record<string, Role>;

export type Declaring = Pick<ModuleDescriptor, 'name' | 'permissions'>;

/** Returns the permissions of a release that somebody has: from the role that it proposes, or from a higher one that an admin chose. */
export function permissionsOf(
  { name: module, permissions = [] }: Declaring,
  roles: Roles,
): GrantedPermission[] {
  return permissions.flatMap(({ name, role: proposed }) => {
    const granted = isOwnRelease(module) ? proposed : roles[name];
    if (granted === undefined) return [];
    return [{ module, name, role: isLower(granted, proposed) ? proposed : granted }];
  });
}

export const proposedRoles = (asks: readonly ModuleAsk[]): Roles =>
  Object.fromEntries(
    asks.flatMap((ask) => (ask.kind === 'own-permission' ? [[ask.permission, ask.role]] : [])),
  );

/** Throws `request.invalid` for roles of a permission that the release does not declare, or that it does not propose. */
export function checked({ permissions = [] }: Declaring, chosen: Roles): Roles {
  for (const [name, role] of Object.entries(chosen)) {
    const declared = permissions.find((permission) => permission.name === name);
    if (!declared || isLower(role, declared.role))
      throw new AppError('request.invalid', { fields: ['roles:isProposed'] });
  }
  return chosen;
}

/** Returns `roles` with those of the body for all permissions of a release; one that the body does not name has none. */
export function replaced(declaring: Declaring, roles: Roles, chosen: Roles): Roles {
  const names = declaring.permissions?.map(({ name }) => name as string) ?? [];
  const others = Object.entries(roles).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), ...checked(declaring, chosen) };
}
