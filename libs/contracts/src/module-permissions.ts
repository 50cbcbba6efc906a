import { type ModulePermission, PERMISSIONS, type PermissionName, type Role, ROLES } from './access.ts';
import type { Bilingual } from './languages.ts';

export const MODULE_PERMISSION_LIMITS = { permissions: 10, name: 80, title: 100 } as const;

/** A permission that a module declares in `module.json`. */
export interface PermissionDeclaration {
  /** `<module>.<verb>`. */
  name: ModulePermission;
  /** The lowest role that has it. An admin may grant it to fewer. */
  role: Role;
  /** Completes "Managers and admins may: …". */
  title: Bilingual;
}

/** Accounts that may read or write data of a module: those with this role or a higher one, or with a permission of the module. */
export type ModuleAccess = Role | ModulePermission;

/** POST /api/modules/releases/{id}/grant */
export interface GrantInput {
  /** Permission of the module → the lowest role that receives it; by default the one that the release proposes. */
  roles?: Record<string, Role>;
}

const VERB = /^[a-z]+(-[a-z]+)*$/;
const BUILT_IN_NOUNS = new Set(PERMISSIONS.map((permission) => permission.split('.')[0]));

/** Returns whether a module may declare a permission of this name. Names with a prefix used by Vitral are refused. */
export function isOwnPermission(module: string, name: string): name is ModulePermission {
  const verb = name.slice(module.length + 1);
  return name === `${module}.${verb}` && VERB.test(verb) && !BUILT_IN_NOUNS.has(module);
}

/** Returns the lowest role that a module proposes for a permission; undefined for one that the module does not declare. */
export const proposedRole = (
  permissions: readonly PermissionDeclaration[] | undefined,
  access: PermissionName | Role,
): Role | undefined =>
  ROLES.find((role) => role === access) ?? permissions?.find(({ name }) => name === access)?.role;

/** Returns whether `role` is lower than `other`, so that more people have it. */
export const isLower = (role: Role, other: Role): boolean => ROLES.indexOf(role) < ROLES.indexOf(other);
